import { deferLateSections } from "./layout/lateSections";
import { listenForAdminAccess } from "./layout/listenForAdminAccess";
import { showFonts, takeFontsFromCache } from "./layout/siteFonts";
import { filmMark, startFilm } from "./startFilm";

/**
 * The only script of a public page, in one file. The page is painted first, then the script loads fonts and films.
 * React hydrates in idle time: at the first input event, when a list that React fills comes near the view, or after
 * five seconds. The script tag's `data-files` names React's files in the order of execution.
 */
const files = document.currentScript?.dataset.files?.split(" ") ?? [];
const interactionEvents = [
  "pointermove",
  "pointerdown",
  "keydown",
  "touchstart",
  "focusin",
  "wheel",
] as const;
const hydrateAfterMs = 5000;

/** All are fetched side by side, though they are run one after the other. */
function fetchAhead(file: string) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  document.head.append(link);
}

let isHydrated = false;

async function hydrate() {
  if (isHydrated) return;
  isHydrated = true;
  sections.showAll();
  for (const sign of interactionEvents) removeEventListener(sign, hydrate);
  files.forEach(fetchAhead);
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const hydrateOnIdle = () => (window.requestIdleCallback ?? setTimeout)(hydrate);

/** Lists that React fills are marked as busy in the HTML. */
function watchLists() {
  const observer = new IntersectionObserver(
    (lists) => {
      if (lists.some(({ isIntersecting }) => isIntersecting)) hydrateOnIdle();
    },
    { rootMargin: "400px" },
  );
  for (const list of document.querySelectorAll('[aria-busy="true"]')) observer.observe(list);
}

function afterPainting() {
  void showFonts().then(sections.showOneByOne);
  for (const film of document.querySelectorAll<HTMLVideoElement>(`video[${filmMark}]`))
    startFilm(film);
  watchLists();
  setTimeout(hydrateOnIdle, hydrateAfterMs);
}

/** A page in the background is painted, and goes on from here, when it comes to the front. */
function afterLoad() {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    setTimeout(afterPainting);
  });
  observer.observe({ type: "paint", buffered: true });
}

const sections = deferLateSections();
listenForAdminAccess();
takeFontsFromCache();
for (const sign of interactionEvents) addEventListener(sign, hydrate, { passive: true });
if (document.readyState === "complete") afterLoad();
else addEventListener("load", afterLoad);
