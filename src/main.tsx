import { type ComponentType, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { lastOpening, requestLastOpening } from "./api/lastOpening";
import { setEarlyReads } from "./api/sendCall";
import { readSession } from "./api/session";
import { holdRouter, listenForMissingCode } from "./browser/pageStart";
import { ErrorPage } from "./ErrorPage";
import "./tokens.css";
import "./fonts/languageNames.css";

interface PageBeforeOffice {
  readonly Component: ComponentType<{
    readonly fetchOffice: () => Promise<unknown>;
    readonly open: (path: string) => Promise<void>;
  }>;
  /** Loads what the page needs before it is shown. */
  readonly loader: () => Promise<unknown>;
}

/** The pages before the office, by their paths. An admin who is signed in skips the login. */
const pagesBeforeOffice: Readonly<Record<string, () => Promise<PageBeforeOffice> | undefined>> = {
  "/admin": () => (readSession() === undefined ? import("./admin/login/LoginPage") : undefined),
  "/admin/set-password": () => import("./admin/login/SetPasswordPage"),
};

/** Loads the router, which starts unless a page holds it. */
const loadRouter = () => import("./app");

const fetchOffice = async () => {
  const [{ loadAdmin }] = await Promise.all([import("./admin/AdminRoute"), loadRouter()]);
  await loadAdmin();
};

/** Shows a page without the router. The router starts in its place when another page is opened, also by Back. */
async function showAlone(root: HTMLElement, { Component, loader }: PageBeforeOffice) {
  await loader();
  const { pathname } = window.location;
  const releaseRouter = holdRouter();
  const shown = createRoot(root, { onUncaughtError: showError });

  function showError(error: unknown) {
    reportError(error);
    shown.render(<ErrorPage error={error} path={window.location.pathname} />);
  }

  async function startRouter() {
    try {
      await loadRouter();
    } catch (error) {
      showError(error);
      return;
    }
    window.removeEventListener("popstate", followHistory);
    shown.unmount();
    releaseRouter();
  }

  async function open(path: string) {
    window.history.replaceState(null, "", path);
    await startRouter();
  }

  function followHistory() {
    if (window.location.pathname !== pathname) void startRouter();
  }

  window.addEventListener("popstate", followHistory);
  shown.render(
    <StrictMode>
      <Component fetchOffice={fetchOffice} open={open} />
    </StrictMode>,
  );
}

/** Shows a page before the office alone, or starts the router. The router shows the error of code that does not load. */
async function start(root: HTMLElement) {
  const page = await pagesBeforeOffice[window.location.pathname]?.()?.catch(() => undefined);
  if (page === undefined) await loadRouter();
  else await showAlone(root, page);
}

setEarlyReads(lastOpening);
requestLastOpening();
listenForMissingCode();
const root = document.getElementById("root");
if (root) void start(root);
