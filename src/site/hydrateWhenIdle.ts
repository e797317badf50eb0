import { deferLateSections } from "./layout/lateSections";
import { listenForAdminAccess } from "./layout/listenForAdminAccess";
import { showFonts, takeFontsFromCache } from "./layout/siteFonts";
import { filmMark, startFilm } from "./startFilm";

/**
 * The only script of a public page, in one file. It lets the page be painted first; then come its
 * fonts and films. React comes at the first sign that somebody is about to do something, when a list
 * that it has to fill comes near, or when nothing has happened for a while, always in idle time.
 * Its files are named by the script's own tag, in the order in which they are to be run.
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
