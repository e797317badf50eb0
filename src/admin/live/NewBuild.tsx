import { useEffect, useRef } from "react";
import { useNotify } from "react-admin";
import { useLocation } from "react-router-dom";
import { useTexts } from "../../texts/useTexts";
import { longNotice } from "../sending";
import { newBuildTexts } from "./texts";

/** The milliseconds between two questions for the host's build. */
const askEveryMs = 60_000;
/** The key of the build for which this tab was last loaded again. */
const loadedKey = "loaded build";

/** Returns the address of a document's first script. Its hash differs from build to build. */
const scriptOf = (page: Document): string | undefined =>
  page.querySelector("script[type=module][src]")?.getAttribute("src") ?? undefined;

/** Returns the first script of the host's office if it differs from the one of this tab. */
async function readNewerBuild(): Promise<string | undefined> {
  const reply = await fetch("/admin", { cache: "no-cache" }).catch(() => undefined);
  if (reply?.ok !== true) return undefined;
  const page = new DOMParser().parseFromString(await reply.text(), "text/html");
  const script = scriptOf(page);
  return script === scriptOf(document) ? undefined : script;
}

/** Returns true if a form has input that is not saved, or if a dialog is open. */
function isBusy(): boolean {
  const question = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented || document.querySelector("[role=dialog]") !== null;
}

/** Loads the page again, once for each build. A host whose pages lag behind causes no endless loop. */
function loadBuild(script: string): void {
  if (sessionStorage.getItem(loadedKey) === script) return;
  sessionStorage.setItem(loadedKey, script);
  window.location.reload();
}

/**
 * Notices that the host has a newer build of the office, and loads it with the next screen. If a part of the old build
 * is missing already, it loads the new one immediately, or says so while something is typed.
 */
export default function NewBuild() {
  const { pathname } = useLocation();
  const text = useTexts(newBuildTexts);
  const notify = useNotify();
  const newer = useRef<string>(undefined);
  const askedAt = useRef(Date.now());
  const shownPath = useRef(pathname);

  useEffect(() => {
    const ask = async () => {
      if (document.hidden || Date.now() - askedAt.current < askEveryMs) return;
      askedAt.current = Date.now();
      newer.current = await readNewerBuild();
    };
    const onMissingCode = async () => {
      newer.current = await readNewerBuild();
      if (newer.current === undefined) return;
      if (isBusy()) notify(text("waits"), { type: "info", ...longNotice });
      else loadBuild(newer.current);
    };
    const timer = window.setInterval(ask, askEveryMs);
    document.addEventListener("visibilitychange", ask);
    window.addEventListener("vite:preloadError", onMissingCode);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
      window.removeEventListener("vite:preloadError", onMissingCode);
    };
  }, [notify, text]);

  useEffect(() => {
    if (pathname === shownPath.current) return;
    shownPath.current = pathname;
    if (newer.current !== undefined && !isBusy()) loadBuild(newer.current);
  }, [pathname]);
  return null;
}
