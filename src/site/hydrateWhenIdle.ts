import { onFirstInput } from "./layout/firstInput";
import { filmMark, showFonts, startFilm, takeFontsFromCache } from "./layout/lateMedia";
import { listenForAdminAccess } from "./layout/listenForAdminAccess";
import { whenIdle } from "./layout/whenIdle";

/** The sections after a page's first, its call to enquire and its footer. The footer of a page with one section may be in view. */
function findLateSections() {
  const sections = [
    ...document.querySelectorAll<HTMLElement>("main > section ~ :is(section, aside)"),
  ];
  const footers = document.querySelectorAll("footer");
  return sections.length === 0 ? [] : [...sections, ...footers];
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** True if the address names a part of the page, or the browser restores an earlier scroll position. */
function opensFurtherDown() {
  const [navigation] = performance.getEntriesByType("navigation");
  return !(
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === "navigate" &&
    !navigation.name.includes("#")
  );
}

/**
 * Lets the browser skip the layout of sections far below until they are shown. Their heights are estimated. A page that
 * opens further down is laid out completely, as it would otherwise jump.
 * @returns functions that show the sections: one per frame, or all together
 */
function deferLateSections() {
  const late = opensFurtherDown() ? [] : findLateSections();
  for (const { style } of late) {
    style.contentVisibility = "auto";
    style.containIntrinsicSize = "auto 50rem";
  }
  const showNext = () => late.shift()?.removeAttribute("style");
  return {
    async showOneByOne() {
      while (late.length > 0) {
        await nextFrame();
        showNext();
      }
    },
    showAll() {
      while (late.length > 0) showNext();
    },
  };
}

/**
 * The only script of a public page, in one file. The page is painted first, then the script loads fonts and films.
 * React hydrates in idle time: at the first input event, when a list that React fills comes near the view, or after
 * five seconds. The script tag's `data-files` names React's files in the order of execution.
 */
const files = document.currentScript?.dataset.files?.split(" ") ?? [];
const hydrateAfterMs = 5000;

/** All are fetched side by side, though they are run one after the other. */
function fetchAhead(file: string) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = file;
  document.head.append(link);
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

/** Never before the first paint: React's files would compete with it. */
async function hydrate() {
  if (isHydrated) return;
  isHydrated = true;
  await painted;
  sections.showAll();
  files.forEach(fetchAhead);
  for (const file of files) {
    await import(/* @vite-ignore */ file);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const hydrateOnIdle = () => whenIdle(hydrate);

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

const afterLoad = () => painted.then(afterPainting);

const sections = deferLateSections();
listenForAdminAccess();
takeFontsFromCache();
onFirstInput(hydrate);
if (document.readyState === "complete") afterLoad();
else addEventListener("load", afterLoad);
