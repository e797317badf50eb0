import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router-dom";
import { expect, test } from "vitest";
import { defaultFacts, localFacts } from "../../domain/companyFacts";
import { inlineDrawings } from "../../scripts/site/art";
import { pageDocument } from "../../server/site/siteFiles";
import { Footer } from "../../src/site/layout/Footer";
import { BusinessData } from "../../src/site/PageHead";
import { UnitCard } from "../../src/site/pages/ContactPage";
import { renderSite } from "../../src/site/prerender";
import { Leadership } from "../../src/site/sections/home/Company";

const html = () =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Leadership />
      <Footer />
      {localFacts(defaultFacts, "en").units.map((unit) => (
        <UnitCard key={unit.name} unit={unit} />
      ))}
    </MemoryRouter>,
  );

test("no fact about the company is a placeholder in brackets", () => {
  expect(JSON.stringify(defaultFacts)).not.toMatch(/"\[[A-Z]/);
});

test("a name or a street that is not known yet leaves no gap where it would stand", () => {
  expect(html()).toContain("Founder");
  expect(html()).not.toMatch(/<p[^>]*><\/p>|<address[^>]*><br/);
});

test("search engines get no unknown street", () => {
  const data = renderToStaticMarkup(
    <MemoryRouter>
      <BusinessData />
    </MemoryRouter>,
  );
  expect(data).toContain("560090");
  expect(data).not.toContain("streetAddress");
});

test("pages that are rendered with edited facts show them, and leave out what is not known", async () => {
  const facts = {
    ...defaultFacts,
    name: { en: "Nandi Boxes", hi: "", kn: "" },
    website: "https://nandi.example",
    phone: "",
    openingHours: { en: "Monday to Saturday, 9 to 6", hi: "", kn: "" },
  };
  const pages = await renderSite(facts);
  for (const [file, { head, body }] of pages) {
    expect(head, file).toContain("Nandi Boxes</title>");
    expect(body, file).toContain("Monday to Saturday, 9 to 6");
    expect(body, file).not.toContain("tel:");
    expect(head + body, file).not.toContain("alepet.example/");
  }
  expect(pages.get("index.html")?.head).toContain('rel="canonical" href="https://nandi.example/"');
});

test("a document has the edited facts in its language alone, and none that its code has as well", async () => {
  const facts = { ...defaultFacts, openingHours: { en: "9 to 6", hi: "", kn: "೯ ರಿಂದ ೬" } };
  const parts = { template: "<!--head--><!--body-->", drawings: inlineDrawings() };
  const factsIn = async (file: string, stored = defaultFacts) => {
    const page = (await renderSite(stored)).get(file);
    if (!page) throw new Error(`There is no ${file}`);
    const pages = { [file]: { styles: "", script: "" } };
    const html = pageDocument({ ...parts, pages }, file, page);
    return /id="company-facts">(.*?)<\/script>/.exec(html)?.[1];
  };
  expect(await factsIn("kn/index.html")).toBeUndefined();
  expect(await factsIn("kn/index.html", facts)).toBe('{"openingHours":"೯ ರಿಂದ ೬"}');
  expect(await factsIn("hi/about/index.html", facts)).toBe('{"openingHours":"9 to 6"}');
  expect(await factsIn("index.html", structuredClone(defaultFacts))).toBeUndefined();
});

test("terms, registrations and pictures of the plant are shown once they are entered", async () => {
  const url = `/api/public/pictures/${"ab".repeat(32)}/960`;
  const facts = {
    ...defaultFacts,
    leastOrder: { en: "500 boxes of a size", hi: "", kn: "" },
    leadTime: { en: "7 to 10 days", hi: "", kn: "೭ರಿಂದ ೧೦ ದಿನ" },
    gstin: "29ABCDE1234F1ZW",
    pictures: [{ url, caption: { en: "Corrugator in Unit 1", hi: "", kn: "" } }],
  };
  const shown = await renderSite(facts);
  const bodyOf = (file: string) => shown.get(file)?.body ?? "";
  for (const text of ["500 boxes of a size", "29ABCDE1234F1ZW", "Corrugator in Unit 1", url])
    expect(bodyOf("about/index.html")).toContain(text);
  expect(bodyOf("about/index.html")).not.toContain("Udyam");
  expect(bodyOf("contact/index.html")).toContain("500 boxes of a size");
  expect(bodyOf("kn/estimate/index.html")).toContain("೭ರಿಂದ ೧೦ ದಿನ");
  const unknown = (await renderSite()).get("about/index.html")?.body;
  expect(unknown).not.toMatch(/Least order|GSTIN|plant in pictures/);
});
