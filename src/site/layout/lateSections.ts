/** The sections after a page's first, its call to enquire and its footer. */
const lateSections = "main > section ~ :is(section, aside), footer";

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
export function deferLateSections() {
  const late = opensFurtherDown() ? [] : [...document.querySelectorAll<HTMLElement>(lateSections)];
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
