import type { Page } from "@playwright/test";

/** The texts on the page, and the parts that are too wide. */
export interface PageLayout {
  /** The texts on the page, trimmed. */
  readonly texts: readonly string[];
  /** The texts of buttons, links, tabs and menu entries that are cut off in part. */
  readonly cut: readonly string[];
  /** The pixels by which the page is wider than the window. */
  readonly overflow: number;
}

/** Reads the texts of the present page, and measures them once their letters are loaded. */
export const readLayout = (page: Page): Promise<PageLayout> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const controls = "button, a, [role=button], [role=tab], [role=menuitem], [role=combobox]";
    const texts: string[] = [];
    const cut: string[] = [];

    /** True if a box hides a part of the text at its left or right, without dots in its place. */
    function isCut(node: Node, parent: Element) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, textOverflow } = getComputedStyle(box);
        const outer = box.getBoundingClientRect();
        // A box of one pixel is for a screen reader. A box that scrolls shows its whole text.
        if (outer.width <= 1 || overflowX === "auto" || overflowX === "scroll") return false;
        if (textOverflow === "ellipsis") return false;
        if (overflowX === "visible") continue;
        if (left < outer.left - 1 || right > outer.right + 1) return true;
      }
      return left < -1 || right > innerWidth + 1;
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? "";
      const parent = node.parentElement;
      if (text === "" || !parent?.checkVisibility({ visibilityProperty: true })) continue;
      texts.push(text);
      if (parent.closest(controls) && isCut(node, parent)) cut.push(text);
    }
    return { texts, cut, overflow: (document.scrollingElement?.scrollWidth ?? 0) - innerWidth };
  });
