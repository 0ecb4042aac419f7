// Opens HTML pages in a headless browser.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { close, listeners, send, within } from "./browser.mjs";

const folder = resolve(process.argv[2]), shots = process.env.PAGES_SHOTS;
if (shots) mkdirSync(shots, { recursive: true });

// MARK: A page

class Page {
  errors = [];
  requests = [];

  static async open(file, width, fragment = "", scheme = "light", hasScripts = true) {
    const page = new Page();
    const { targetId } = await send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
    Object.assign(page, { targetId, sessionId, name: file + fragment, width });
    page.listen = ({ sessionId, method, params }) => {
      if (sessionId !== page.sessionId) return;
      if (method === "Runtime.exceptionThrown") {
        page.errors.push(params.exceptionDetails.exception?.description
          || params.exceptionDetails.text);
      }
      if (method === "Runtime.consoleAPICalled" && params.type === "error") {
        page.errors.push(params.args.map(value => value.value).join(" "));
      }
      if (method === "Log.entryAdded" && params.entry.level === "error") {
        page.errors.push(params.entry.text);
      }
      if (method === "Network.requestWillBeSent") page.requests.push(params.request.url);
    };
    listeners.add(page.listen);
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await page.send(domain + ".enable");
    await page.send("Emulation.setDeviceMetricsOverride",
      { width, height: 850, deviceScaleFactor: 1, mobile: false });
    await page.send("Emulation.setEmulatedMedia",
      { features: [{ name: "prefers-color-scheme", value: scheme }] });
    await page.send("Emulation.setFocusEmulationEnabled", { enabled: true });
    const url = pathToFileURL(join(folder, file)).href;
    await page.send("Emulation.setScriptExecutionDisabled", { value: !hasScripts });
    const loaded = page.event("Page.loadEventFired");
    await page.send("Page.navigate", { url: url + fragment });
    await within(loaded, `${file} loaded`);
    if (hasScripts) await page.until("document.documentElement?.dataset.ready === 'yes'");
    return page;
  }

  send(method, params) { return send(method, params, this.sessionId); }

  event(name) {
    return new Promise(done => {
      const listen = ({ sessionId, method }) => {
        if (sessionId !== this.sessionId || method !== name) return;
        listeners.delete(listen);
        done();
      };
      listeners.add(listen);
    });
  }

  async run(code) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate",
      { expression: `(() => { ${code} })()`, returnByValue: true, awaitPromise: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description);
    return result.value;
  }

  // Waits by the page's own frames.
  async until(condition) {
    await within(this.run(`return new Promise(done => {
      const look = () => (${condition}) ? done() : requestAnimationFrame(look);
      look();
    })`), `${this.name}: ${condition}`);
  }

  async press(key, count = 1) {
    const codes = { Tab: 9, Enter: 13, Escape: 27, End: 35, Home: 36, ArrowLeft: 37, ArrowUp: 38,
      ArrowRight: 39, ArrowDown: 40 };
    const text = key.length === 1 ? key : key === "Enter" ? "\r" : undefined;
    const code = codes[key] ?? key.toUpperCase().charCodeAt(0);
    for (let press = 0; press < count; press += 1) {
      await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", key, text,
        windowsVirtualKeyCode: code });
      await this.send("Input.dispatchKeyEvent", { type: "keyUp", key, windowsVirtualKeyCode: code });
    }
  }

  type(text) { return this.send("Input.insertText", { text }); }

  async shot(name) {
    if (!shots) return;
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(join(shots, `${name}-${this.width}.png`), Buffer.from(data, "base64"));
  }

  async close() {
    listeners.delete(this.listen);
    await send("Target.closeTarget", { targetId: this.targetId });
  }
}

// MARK: Checks

const failures = [];
let checks = 0;
function expect(isTrue, page, text) {
  checks += 1;
  if (!isTrue) failures.push(`${page.name} at ${page.width} px: ${text}`);
}

async function checkBasics(page) {
  const wide = await page.run(`
    const edge = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= edge) return "";
    return [...document.querySelectorAll("body *")].filter(element =>
      element.getBoundingClientRect().right > edge + 1).slice(0, 3)
      .map(element => element.tagName + "." + element.getAttribute("class")).join(", ") || "the page";`);
  expect(wide === "", page, `${wide} is wider than the window`);
  expect(page.errors.length === 0, page, `errors: ${page.errors.join("; ")}`);
  const foreign = page.requests.filter(url => !url.startsWith("file:") || !url.includes(".html"));
  expect(foreign.length === 0, page, `it loads ${foreign.join(", ")}`);
}

// Every control that can be seen gets the focus by Tab alone; those in a group, by its arrows.
async function checkTabOrder(page) {
  const count = await page.run(`
    document.activeElement.blur();
    window.scrollTo(0, 0);
    window.probed = [...document.querySelectorAll(
      "button:not(:disabled), input, select, summary, [role=listbox], .drawing, [tabindex='0']")]
      .filter(control => control.getClientRects().length > 0
        && (control.role !== "tab" || control.getAttribute("aria-selected") === "true"));
    return window.probed.length;`);
  const start = await page.run("return probed.indexOf(document.activeElement)");
  expect(start === -1, page, "something has the focus at first");
  for (let step = 0; step < count + 3; step += 1) {
    await page.press("Tab");
    await page.run("(window.reached ??= new Set()).add(document.activeElement)");
  }
  const missed = await page.run(`return probed.filter(control => !reached.has(control)).slice(0, 5)
    .map(control => control.tagName + " " + (control.getAttribute("aria-label")
      || control.textContent.slice(0, 30)))`);
  expect(missed.length === 0, page, `${missed.length} of ${count} controls are out of reach of Tab: ${missed}`);
  const hidden = await page.run(`return probed.filter(control => {
    control.focus({ focusVisible: true });
    const style = getComputedStyle(control);
    return document.activeElement === control && style.outlineStyle === "none";
  }).length`);
  expect(hidden === 0, page, `${hidden} controls do not show that they have the focus`);
}

const visible = "const field = [...document.querySelectorAll('input[type=search]')]"
  + ".find(field => field.getClientRects().length);";

// The slash goes to the search, and what is typed narrows what the selector finds.
async function checkSearch(page, query, selector) {
  const count = () => page.run(`return [...document.querySelectorAll(${JSON.stringify(selector)})]
    .filter(found => found.getClientRects().length).length`);
  await page.run("document.activeElement.blur()");
  await page.press("/");
  const isFocused = await page.run(visible + "return document.activeElement === field && !field.value");
  expect(isFocused, page, "the slash does not go to the search field");
  const before = await count();
  await page.type(query);
  const after = await count();
  expect(after > 0 && after < before, page, `the search shows ${after} of ${before}`);
  await page.run(visible + "field.value = ''; field.dispatchEvent(new Event('input'))");
  expect(await count() === before, page, "an empty search does not show all again");
}

async function checkGraph(page, query) {
  await checkSearch(page, query, "[role=option]");
  await page.run("document.querySelector('[role=listbox]').focus()");
  await page.press("ArrowDown", 2);
  const [chosen, title] = await page.run(`return [
    document.querySelector("[role=option][aria-selected=true]")?.textContent,
    document.querySelector(".details h2")?.textContent]`);
  expect(chosen && chosen === title, page, `arrows in the list choose ${chosen}, but ${title} is shown`);
  const inside = () => page.run(`const box = document.querySelector(".drawing").getBoundingClientRect();
    const node = document.querySelector(".node.chosen")?.getBoundingClientRect();
    return !!node && node.left >= box.left - 1 && node.right <= box.right + 1
      && node.top >= box.top - 1 && node.bottom <= box.bottom + 1`);
  expect(await inside(), page, "the chosen key is out of the drawing's window");
  await page.run("document.querySelector('.drawing').focus()");
  await page.press("Escape");
  await page.press("ArrowRight");
  const first = await page.run("return document.querySelector('.details h2')?.textContent");
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"]) await page.press(key);
  expect(first && await inside(), page, "arrows in the drawing choose nothing");
  const width = () => page.run("return document.querySelector('.drawing').viewBox.baseVal.width");
  const before = await width();
  await page.press("+");
  expect(await width() < before, page, "plus does not zoom in");
  await page.press("-", 2);
  expect(await width() > before, page, "minus does not zoom out");
  await page.press("0");
  const all = await page.run(`const box = document.querySelector(".drawing").getBoundingClientRect();
    return [...document.querySelectorAll(".drawing .node")].every(node => {
      const place = node.getBoundingClientRect();
      return place.left >= box.left - 1 && place.right <= box.right + 1
        && place.top >= box.top - 1 && place.bottom <= box.bottom + 1;
    })`);
  expect(all, page, "0 does not show all keys");
  const overlap = await page.run(`
    const boxes = [...document.querySelectorAll(".drawing .node .outline")]
      .map(node => node.getBBox()).sort((left, right) => left.x - right.x);
    for (let one = 0; one < boxes.length; one += 1) {
      for (let other = one + 1; other < boxes.length; other += 1) {
        if (boxes[other].x >= boxes[one].x + boxes[one].width) break;
        if (boxes[one].y < boxes[other].y + boxes[other].height
          && boxes[other].y < boxes[one].y + boxes[one].height) return true;
      }
    }
    return false;`);
  expect(!overlap, page, "nodes lie on each other");
  await page.run(`const select = [...document.querySelectorAll("select")]
    .find(select => select.getClientRects().length);
    select.value = "2"; select.dispatchEvent(new Event("change"))`);
  const shown = await page.run("return document.querySelectorAll('.drawing .node').length");
  const count = await page.run("return pageData('graph-data').length");
  expect(shown > 1 && shown < count, page, `around a key, ${shown} of ${count} are shown`);
}

async function checkMatrix(page) {
  await checkSearch(page, "suite0tests refund", ".matrix tbody tr");
  await page.run("document.querySelector('.matrix td').focus()");
  await page.press("ArrowRight", 2);
  await page.press("ArrowDown");
  const place = await page.run(`const cell = document.activeElement;
    return [cell.cellIndex, cell.parentNode.sectionRowIndex, cell.tabIndex].join()`);
  expect(place === "3,1,0", page, `arrows in the matrix lead to ${place}`);
  const isClear = await page.run(`const cell = document.activeElement.getBoundingClientRect();
    const box = document.querySelector(".matrix").getBoundingClientRect();
    return cell.left >= document.querySelector(".matrix tbody th").getBoundingClientRect().right - 1
      && cell.right <= box.right + 1`);
  expect(isClear, page, "the chosen cell is covered");
  const size = await page.run("return document.querySelectorAll('.matrix td').length");
  expect(size <= 2_000, page, `the matrix has ${size} cells at once`);
}

async function checkTests(page) {
  await checkSearch(page, "suite0tests refund", ".test");
  await page.run("document.querySelector('.test summary').focus()");
  await page.press("Enter");
  await page.until("document.querySelector('.test[open] td')");
  const text = await page.run("return document.querySelector('.pager [role=status]').textContent");
  await page.run("document.querySelectorAll('.pager button')[1].focus()");
  await page.press("Enter");
  const next = await page.run("return document.querySelector('.pager [role=status]').textContent");
  expect(text.startsWith("1 to 50 of") && next.startsWith("51 to 100 of"), page, `pages: ${text}, ${next}`);
  await checkLinks(page);
}

// The name of a test or a suite may be part of another's.
async function checkLinks(page) {
  const names = ["BoxOfficeTests.Suite0Tests/`a sale prints a ticket, row 5`()",
    "BoxOfficeTests.Suite0Tests"];
  for (const name of names) {
    await page.run(`openTest(${JSON.stringify(name)})`);
    const [count, opened] = await page.run(`return [document.querySelectorAll(".test").length,
      document.querySelector(".test[open] summary code")?.textContent]`);
    expect(count > 1 && opened === name, page, `a link to ${name} opens ${opened}`);
  }
  await page.run(visible + "field.value = ''; field.dispatchEvent(new Event('input'))");
}

async function checkTabs(page, name) {
  await page.run("document.querySelector('[role=tab][aria-selected=true]').focus()");
  await page.press("ArrowRight");
  const now = await page.run("return [document.activeElement.id, location.hash].join()");
  expect(now !== `tab-${name},#${name}` && now.startsWith("tab-"), page, `arrows in the tabs lead to ${now}`);
}

async function view(file, width, fragment, check, scheme) {
  const page = await Page.open(file, width, fragment, scheme);
  try {
    await page.shot(file.replace(".html", "") + fragment.replace("#", "-") + (scheme ? "-" + scheme : ""));
    await checkBasics(page);
    await check?.(page);
    await checkBasics(page);
  } catch (error) {
    failures.push(`${page.name} at ${width} px: ${error.message}`);
  }
  await page.close();
}

// A page that cannot draw itself says why, in words that can be seen.
async function viewWithoutScripts(file) {
  const page = await Page.open(file, 400, "", "light", false);
  try {
    await page.shot(file.replace(".html", "") + "-without-scripts");
    const shown = await page.run(`
      const note = document.querySelector("noscript");
      return note?.getBoundingClientRect().height > 0 ? note.innerText : "nothing";`);
    expect(/needs JavaScript/.test(shown), page, `without scripts, it shows ${shown}`);
  } catch (error) {
    failures.push(`${page.name} without scripts: ${error.message}`);
  }
  await page.close();
}

try {
  for (const width of [400, 1280]) {
    for (const file of ["graph-30.html", "graph-1000.html", "graph-changes.html"]) {
      if (!existsSync(join(folder, file))) throw new Error(`There is no ${file} in ${folder}.`);
      await view(file, width, "", async page => {
        await checkTabOrder(page);
        await checkGraph(page, "clock");
        await page.shot(file.replace(".html", "-around"));
      });
    }
    const parts = { summary: null, tests: checkTests, matrix: checkMatrix,
      graph: page => checkGraph(page, "clock"), changes: null };
    for (const [name, check] of Object.entries(parts)) {
      await view("report.html", width, "#" + name, async page => {
        await checkTabOrder(page);
        await check?.(page);
        await checkTabs(page, name);
      });
    }
  }
  for (const file of ["report.html", "graph-30.html"]) await viewWithoutScripts(file);
  await view("report.html", 1280, "#summary", null, "dark");
  await view("report.html", 1280, "#matrix", null, "dark");
  await view("graph-changes.html", 1280, "", null, "dark");
} catch (error) {
  failures.push(error.message);
}
await close();
for (const failure of failures) console.log(`error: ${failure}`);
console.log(`${checks} checks, ${failures.length} failures`);
process.exit(failures.length ? 1 : 0);
