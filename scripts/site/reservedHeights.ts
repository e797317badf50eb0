import heights from "./reservedHeights.json" with { type: "json" };

/** The parts of a page that are not drawn before they come near (`src/site/layout/lateSections.ts`). */
export const lateParts = "main > section ~ :is(section, aside), footer";

/**
 * The widths of the window at which the parts of a page are measured, in CSS pixels: both ends of each range between the
 * breakpoints of the public pages (44rem and 60rem).
 */
export const measuredWidths = [390, 703, 704, 959, 960, 1440] as const;

/** The heights of one part without its padding at the measured widths, in CSS pixels. */
export type PartHeights = readonly number[];

/** The heights of the parts of each page. A part is known by its place among the children of `main`, or as the footer. */
export type PageHeights = Readonly<Record<string, PartHeights>>;

const pages: Readonly<Record<string, PageHeights>> = heights;

const selectorOf = (part: string) => (part === "footer" ? part : `main>:nth-child(${part})`);

const names = ["a", "b", "c", "d", "e", "f"];

/**
 * Returns the styles with the heights that the parts of a page reserve before they are drawn. `SiteLayout.module.css` reads
 * them. Empty for a page without measured parts.
 */
export function reservedHeights(file: string): string {
  const rules = Object.entries(pages[file] ?? {}).map(([part, figures]) => {
    const values = figures.map((figure, place) => `--${names[place]}:${figure}`);
    return `${selectorOf(part)}{${values.join(";")}}`;
  });
  return rules.join("");
}
