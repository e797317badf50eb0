import { expect, test } from "vitest";
import { renderSite } from "../../src/site/prerender";

test("each prerendered page has headings beside its addresses, and a legend first in each fieldset", async () => {
  const pages = await renderSite();
  expect(pages.size).toBeGreaterThan(5);
  for (const [file, { body }] of pages) {
    const page = new DOMParser().parseFromString(body, "text/html");
    expect(page.querySelectorAll("address").length, file).toBeGreaterThan(0);
    expect(page.querySelectorAll("address :is(h1, h2, h3, h4, h5, h6)"), file).toHaveLength(0);
    const fieldsets = [...page.querySelectorAll("fieldset")];
    const first = fieldsets.map(({ firstElementChild }) => firstElementChild?.localName);
    expect(first, file).toEqual(fieldsets.map(() => "legend"));
  }
});
