import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Browser } from "@playwright/test";
import * as z from "zod/mini";

const places = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/snap/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Returns the path of the machine's own Firefox, or undefined. */
export const findFirefox = () => {
  const { FIREFOX_PATH } = process.env;
  return (FIREFOX_PATH === undefined ? places : [FIREFOX_PATH]).find((place) => existsSync(place));
};

/** Lets Firefox's sandboxed pages read the tests' only typeface. Without a typeface Firefox crashes. */
export const firefoxPreferences = {
  "security.sandbox.content.read_path_whitelist": `${resolve("node_modules")}/`,
};

const UserContext = z.object({ userContext: z.string() });

/** A session of Playwright with the browser or a page, by WebDriver BiDi. */
interface BidiSession {
  send(method: string, params: object): Promise<unknown>;
}

interface Connection {
  toImpl(browser: Browser): { readonly _browserSession: BidiSession };
}

/**
 * Makes `fill` type as a person does. Playwright's own function sets `value`, which React does not notice, and it adds
 * to the text of an email field instead of replacing the text.
 */
function typeInsertedText() {
  const insertText = (text: string) => {
    document.execCommand("insertText", false, text);
  };
  Object.defineProperty(window, "__pw_bidiInsertText", {
    get: () => insertText,
    set: () => undefined,
  });
}

/**
 * Mends what Playwright 1.65.1 lacks with the channel `moz-firefox` in Firefox ESR 153.8. This Firefox answers "unknown
 * command" to `emulation.setMediaFeaturesOverride`, which Playwright sends for each context and page, and no context
 * opens. Pages have the light colour scheme of a new profile instead.
 */
export function mendFirefox(browser: Browser) {
  const connection: Connection = Reflect.get(browser, "_connection");
  const { _browserSession: session } = connection.toImpl(browser);
  const sessions: BidiSession = Object.getPrototypeOf(session);
  const { send } = sessions;
  sessions.send = async function (method, params) {
    try {
      const reply = await send.call(this, method, params);
      if (method === "browser.createUserContext") {
        const { userContext } = UserContext.parse(reply);
        const functionDeclaration = String(typeInsertedText);
        await send.call(this, "script.addPreloadScript", {
          functionDeclaration,
          userContexts: [userContext],
        });
      }
      return reply;
    } catch (error) {
      const isColorScheme = method === "emulation.setMediaFeaturesOverride";
      if (isColorScheme && String(error).includes("unknown command")) return {};
      throw error;
    }
  };
}
