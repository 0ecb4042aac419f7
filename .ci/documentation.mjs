// Opens pages of the documentation archive in a headless browser, at two widths: the text is there, no script
// fails, nothing is loaded from elsewhere or missing.
import { createReadStream, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";
import { close, listeners, send, within } from "./browser.mjs";

const archive = resolve(process.argv[2]), shots = process.env.PAGES_SHOTS;
if (shots) mkdirSync(shots, { recursive: true });

// Each page with texts that it shows.
const pages = {
  "/documentation": ["Understudy", "UnderstudyTesting"],
  "/documentation/understudy": ["Understudy", "Essentials", "Overriding", "A dependency container"],
  "/documentation/understudy/getting-started": ["Getting started", "What can go wrong", "@Suite(.container"],
  "/documentation/understudy/container": ["Container", "Holds registrations"],
  "/documentation/understudytesting/stub": ["Stub", "Overview"],
  "/tutorials/testing-with-understudy": ["Testing with Understudy", "Isolation"],
  "/tutorials/understudy/your-first-isolated-suite": ["Your first isolated suite", "Write a double", "BoxOffice.swift"],
};

// MARK: Server

const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json",
  ".svg": "image/svg+xml", ".ico": "image/x-icon", ".jpg": "image/jpeg" };
const missing = [];
const server = createServer((request, response) => {
  let file = join(archive, normalize(decodeURIComponent(request.url.split("?")[0])));
  if (existsSync(file) && statSync(file).isDirectory()) file = join(file, "index.html");
  if (!existsSync(file)) {
    missing.push(request.url);
    return response.writeHead(404).end();
  }
  response.writeHead(200, { "content-type": types[extname(file)] ?? "application/octet-stream" });
  createReadStream(file).pipe(response);
});
await new Promise(done => server.listen(0, "127.0.0.1", done));
const origin = `http://127.0.0.1:${server.address().port}`;

// MARK: Checks

const failures = [];

async function check(path, texts, width) {
  const fail = text => failures.push(`${path} at ${width} px: ${text}`);
  const { targetId } = await send("Target.createTarget", { url: "about:blank" });
  const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
  const call = (method, params) => send(method, params, sessionId);
  const run = async expression => {
    const { result, exceptionDetails } = await call("Runtime.evaluate",
      { expression: `(() => { ${expression} })()`, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  };
  const listen = ({ sessionId: id, method, params }) => {
    if (id !== sessionId) return;
    if (method === "Runtime.exceptionThrown") {
      fail(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    }
    if (method === "Runtime.consoleAPICalled" && params.type === "error") {
      fail(params.args.map(value => value.value ?? value.description).join(" "));
    }
    if (method === "Log.entryAdded" && params.entry.level === "error") fail(params.entry.text);
    if (method === "Network.requestWillBeSent" && !params.request.url.startsWith(origin)
      && !params.request.url.startsWith("data:")) fail(`it loads ${params.request.url}`);
  };
  listeners.add(listen);
  for (const domain of ["Page", "Runtime", "Log", "Network"]) await call(domain + ".enable");
  await call("Emulation.setDeviceMetricsOverride", { width, height: 900, deviceScaleFactor: 1, mobile: false });
  await call("Page.navigate", { url: origin + path });
  const wanted = JSON.stringify(texts);
  try {
    await within(run(`return new Promise(done => {
      const look = () => ${wanted}.every(text => document.body?.innerText.includes(text))
        ? done() : requestAnimationFrame(look);
      look();
    })`), "text");
  } catch {
    const lacking = await run(`return ${wanted}.filter(text => !document.body.innerText.includes(text))`);
    fail(`it does not show ${lacking.join(", ")}; it shows: ${await run("return document.body.innerText.slice(0, 200)")}`);
  }
  const overflow = await run("return document.documentElement.scrollWidth - document.documentElement.clientWidth");
  if (overflow > 0) fail(`it is ${overflow} px wider than the window`);
  if (shots) {
    const { data } = await call("Page.captureScreenshot", { format: "png" });
    writeFileSync(join(shots, `${path.slice(1).replaceAll("/", "-")}-${width}.png`), Buffer.from(data, "base64"));
  }
  listeners.delete(listen);
  await send("Target.closeTarget", { targetId });
}

try {
  for (const width of [390, 1280]) {
    await Promise.all(Object.entries(pages).map(([path, texts]) => check(path, texts, width)));
  }
  if (missing.length) failures.push(`missing: ${[...new Set(missing)].join(", ")}`);
} catch (error) {
  failures.push(error.stack);
} finally {
  await close();
  server.closeAllConnections();
  server.close();
}
if (failures.length) {
  console.log(failures.join("\n"));
  process.exit(1);
}
console.log(`${Object.keys(pages).length} pages are as they should be at two widths.`);
process.exit(0);
