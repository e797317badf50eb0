import { useEffect, useState } from "react";

const hourMs = 3_600_000;

/** The worker of a page, and the page's path. */
interface PageWorker {
  readonly script: string;
  readonly scope: string;
}

/**
 * Registers the worker that keeps the page.
 * @param onNewBuild gets a function that puts a newer build into its place
 */
async function keepShell(
  { script, scope }: PageWorker,
  signal: AbortSignal,
  onNewBuild: (activate: () => void) => void,
) {
  const { serviceWorker } = navigator;
  const registration = await serviceWorker.register(script, { scope });
  const look = () => {
    const { waiting } = registration;
    if (waiting && serviceWorker.controller && !signal.aborted)
      onNewBuild(() => waiting.postMessage("activate"));
  };
  look();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing?.addEventListener("statechange", look);
  });
  // A tablet's page is open for months.
  const timer = setInterval(() => void registration.update().catch(() => {}), hourMs);
  signal.addEventListener("abort", () => clearInterval(timer));
}

/** Tells the first worker which fonts this page has loaded, as it has not seen their requests. */
async function sendFonts({ serviceWorker }: Navigator) {
  await document.fonts?.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
  const fonts = loaded.filter((path) => path.endsWith(".woff2"));
  if (fonts.length > 0) serviceWorker.controller?.postMessage(fonts);
}

/**
 * Registers the service worker, which caches the page for times without a network. A newer build takes over while the
 * page is idle.
 */
export function useServiceWorker(isIdle: boolean, { script, scope }: PageWorker) {
  const [activate, setActivate] = useState<() => void>();
  const [isReplaced, setReplaced] = useState(false);

  useEffect(() => {
    if (!import.meta.env.PROD || navigator.serviceWorker === undefined) return;
    const { serviceWorker } = navigator;
    const ending = new AbortController();
    const { signal } = ending;
    // The first worker takes over the page that has brought it: that page is as new as itself.
    let isFirst = serviceWorker.controller === null;
    const onTakeOver = () => {
      if (isFirst) void sendFonts(navigator);
      else setReplaced(true);
      isFirst = false;
    };
    serviceWorker.addEventListener("controllerchange", onTakeOver, { signal });
    // Without the service worker the page works as long as the network is there.
    keepShell({ script, scope }, signal, (put) => setActivate(() => put)).catch(() => {});
    return () => ending.abort();
  }, [script, scope]);

  useEffect(() => {
    if (!isIdle) return;
    if (isReplaced) window.location.reload();
    else activate?.();
  }, [isIdle, isReplaced, activate]);
}

/** Keeps the device's screen on while the page is shown, if the browser can. */
export function useWakeLock() {
  useEffect(() => {
    const hold = () => {
      if (document.visibilityState !== "visible") return;
      // A tablet that saves its battery says no: then the screen goes dark as it always does.
      navigator.wakeLock?.request("screen").catch(() => {});
    };
    hold();
    document.addEventListener("visibilitychange", hold);
    return () => document.removeEventListener("visibilitychange", hold);
  }, []);
}
