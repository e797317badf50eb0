import { afterEach, beforeEach, expect, test, vi } from "vitest";

const page = document.documentElement;
let frames: (() => void)[] = [];

/** Paints one frame. */
async function paint() {
  for (const run of frames.splice(0)) run();
  await Promise.resolve();
  await Promise.resolve();
}

/** Loads a page of five late parts, with a new module for its state. */
async function load() {
  vi.resetModules();
  document.body.innerHTML = `<main><section>First</section>${"<section></section>".repeat(4)}</main><footer></footer>`;
  page.setAttribute("data-late", "");
  return import("../../src/site/layout/lateSections");
}

const extents = () =>
  [...document.querySelectorAll<HTMLElement>("section, footer")].map(
    ({ style }) => style.contentVisibility,
  );

beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => frames.push(run));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  page.removeAttribute("data-late");
  document.body.innerHTML = "";
});

test("parts are shown one per frame, and then all by the mark of the page alone", async () => {
  const { showOneByOne } = await load();
  const shown = showOneByOne("near");
  await paint();
  expect(extents()).toEqual(["", "auto", "", "", "", ""]);
  await paint();
  expect(extents()).toEqual(["", "auto", "auto", "", "", ""]);
  for (let frame = 0; frame < 3; frame += 1) await paint();
  await shown;
  expect(page.getAttribute("data-late")).toBe("near");
  expect(extents()).toEqual(["", "", "", "", "", ""]);
});

test("a hidden part is auto for a frame before it is visible, since Chromium counts a shift otherwise", async () => {
  const { showOneByOne } = await load();
  const shown = showOneByOne("whole");
  await paint();
  expect(extents()).toEqual(["", "auto", "", "", "", ""]);
  await paint();
  expect(extents()).toEqual(["", "visible", "", "", "", ""]);
  for (let frame = 0; frame < 8; frame += 1) await paint();
  await shown;
  expect(page.hasAttribute("data-late")).toBe(false);
  expect(extents()).toEqual(["", "", "", "", "", ""]);
});

test("an input while the parts are shown one by one shows the whole page, which stays whole", async () => {
  const { show, showOneByOne } = await load();
  const near = showOneByOne("near");
  await paint();
  show("whole");
  for (let frame = 0; frame < 6; frame += 1) await paint();
  await near;
  expect(page.hasAttribute("data-late")).toBe(false);
  expect(extents()).toEqual(["", "", "", "", "", ""]);
});

test("fonts that come after the first input leave the whole page shown", async () => {
  const { show, showOneByOne } = await load();
  show("whole");
  await showOneByOne("near");
  expect(page.hasAttribute("data-late")).toBe(false);
});

test.each([
  ["navigate", "http://localhost/", false],
  ["navigate", "http://localhost/#gallery", true],
  ["reload", "http://localhost/", true],
  ["back_forward", "http://localhost/", true],
])("a page that opens by %s of %s: opens further down is %s", async (type, name, isDown) => {
  class Navigation {
    readonly type = type;
    readonly name = name;
  }
  vi.stubGlobal("PerformanceNavigationTiming", Navigation);
  vi.stubGlobal("performance", { getEntriesByType: () => [new Navigation()] });
  const { opensFurtherDown } = await load();
  expect(opensFurtherDown()).toBe(isDown);
});
