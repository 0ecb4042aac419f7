// A headless browser, driven through its debugging pipe, which needs no package and no port.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/// The most that one answer may take, in milliseconds.
const limit = 20_000;

const program = ["chromium", "google-chrome"].find(name => spawnSync("which", [name]).status === 0);
const profile = mkdtempSync(join(tmpdir(), "browser-"));
const browser = spawn(program, ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
  "--disable-extensions", "--hide-scrollbars", "--remote-debugging-pipe", `--user-data-dir=${profile}`,
  "about:blank"], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
const waiting = new Map();
let last = 0, rest = "";

/// Functions that get each event of a page.
export const listeners = new Set();

browser.stdio[4].setEncoding("utf8").on("data", text => {
  const messages = (rest + text).split("\0");
  rest = messages.pop();
  for (const message of messages.map(JSON.parse)) {
    if (message.id) waiting.get(message.id)?.(message);
    else listeners.forEach(listen => listen(message));
  }
});

/// The result of a promise, or an error that says what took longer than the limit.
export function within(promise, what) {
  let timer;
  const late = new Promise((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what} took longer than ${limit} ms`)), limit);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/// Sends a command of the debugging protocol, and returns its result.
export function send(method, params = {}, sessionId) {
  const id = ++last;
  browser.stdio[3].write(JSON.stringify({ id, method, params, sessionId }) + "\0");
  return within(new Promise((done, fail) => waiting.set(id, message => {
    waiting.delete(id);
    message.error ? fail(new Error(`${method}: ${message.error.message}`)) : done(message.result);
  })), method);
}

/// Ends the browser, and removes its profile.
export async function close() {
  browser.kill();
  await new Promise(done => browser.exitCode === null && browser.signalCode === null
    ? browser.once("exit", done) : done());
  // Processes of the browser that end after it may still write there.
  for (let tries = 20; ; tries--) {
    try {
      return rmSync(profile, { recursive: true, force: true });
    } catch (error) {
      if (tries === 0) throw error;
      await new Promise(done => setTimeout(done, 200));
    }
  }
}
