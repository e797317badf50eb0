/** The parts of a page that `SiteLayout.module.css` leaves out as long as the page's root has this attribute. */
const parts = "main > section ~ :is(section, aside), footer";
const mark = "data-late";

/**
 * The extent of the page that is shown. `near`: the parts near the view, after the fonts. `whole`: the whole page,
 * after the first input.
 */
type Extent = "near" | "whole";

const page = document.documentElement;
let wanted: Extent | undefined;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows the parts of an extent in one task. */
export function show(extent: Extent) {
  wanted = extent;
  if (extent === "whole") page.removeAttribute(mark);
  else page.setAttribute(mark, extent);
  for (const part of document.querySelectorAll(parts)) part.removeAttribute("style");
}

/**
 * Shows one part per frame, so that no task is long. A later call for the whole page replaces a call for the near
 * parts. Chromium counts a part that goes from hidden to visible as a shift of the whole view, so each part is `auto`
 * for a frame.
 */
export async function showOneByOne(extent: Extent) {
  if (wanted === "whole") return;
  wanted = extent;
  for (const { style } of document.querySelectorAll<HTMLElement>(parts)) {
    await nextFrame();
    if (wanted !== extent) return;
    style.contentVisibility = "auto";
    if (extent === "near") continue;
    await nextFrame();
    style.contentVisibility = "visible";
  }
  show(extent);
}

/** True if the address names a part of the page, or the browser restores an earlier scroll position. */
export function opensFurtherDown() {
  const [navigation] = performance.getEntriesByType("navigation");
  return !(
    navigation instanceof PerformanceNavigationTiming &&
    navigation.type === "navigate" &&
    !navigation.name.includes("#")
  );
}
