import {
  filmMark,
  onFirstInput,
  showFonts,
  startFilm,
  takeFontsFromCache,
  whenIdle,
} from "./layout/lateLoading";
import { opensFurtherDown, show, showOneByOne } from "./layout/lateSections";
import { listenForAdminAccess } from "./layout/listenForAdminAccess";

/**
 * The only script of a public page, in one file. The page is painted first, then the script loads fonts and films.
 * React hydrates in idle time: at the first input event, when a list that React fills comes near the view, if the page
 * opens further down, or after five seconds. The script tag's `data-files` names React's files in the order of
 * execution.
 */
const files = document.currentScript?.dataset.files?.split(" ") ?? [];
const hydrateAfterMs = 5000;

/** Starts the download of a file. All files load at the same time, though they run one after the other. */
function fetchAhead(file: string) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  document.head.append(link);
}

/**
 * Imports a file while errors get no stacks. React makes five errors during its evaluation, and reads no stack of them.
 * A browser with open developer tools would read all of React again to make these stacks.
 */
async function importQuickly(file: string) {
  const stackTraceLimit: unknown = Reflect.get(Error, "stackTraceLimit");
  Reflect.deleteProperty(Error, "stackTraceLimit");
  try {
    await import(/* @vite-ignore */ file);
  } finally {
    Object.assign(Error, { stackTraceLimit });
  }
}

/** Resolves in the task after the first paint. A page in the background is painted when it comes to the front. */
const painted = new Promise((resolve) => {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    setTimeout(resolve);
  });
  observer.observe({ type: "paint", buffered: true });
});

let isHydrated = false;

/**
 * Hydrates the page with React. This never begins before the first paint, because React's files would compete with the
 * paint.
 */
async function hydrate() {
  if (isHydrated) return;
  isHydrated = true;
  await painted;
  files.forEach(fetchAhead);
  for (const file of files) {
    await importQuickly(file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const hydrateOnIdle = () => whenIdle(hydrate);

/** Starts React when a list that React fills comes near the window. The HTML marks such lists as busy. */
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
  void showFonts().then(() => showOneByOne("near"));
  for (const film of document.querySelectorAll<HTMLVideoElement>(`video[${filmMark}]`))
    startFilm(film);
  watchLists();
  if (isReturn) hydrateOnIdle();
  setTimeout(hydrateOnIdle, hydrateAfterMs);
}

const afterLoad = () => painted.then(afterPainting);

/** Shows the whole page. A link or a key may open any part of the page, and this part must be laid out by then. */
const showWhole = () => show("whole");

/**
 * True for a page that opens further down, because it is reloaded, reached by Back, or linked to one of its parts. It
 * is shown whole from the start.
 */
const isReturn = opensFurtherDown();
if (isReturn) showWhole();
listenForAdminAccess();
takeFontsFromCache();
onFirstInput(() => {
  void hydrate();
  void showOneByOne("whole");
});
for (const type of ["click", "keydown"])
  addEventListener(type, showWhole, { capture: true, once: true });
if (document.readyState === "complete") void afterLoad();
else addEventListener("load", afterLoad);
