import reactAdmin from "ra-language-english";
import { mergeTranslations } from "react-admin";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { messageTexts } from "../../domain/messages/catalogue";
import type { OfficeFeature } from "../../src/admin/schema/officeFeature";
import { siteFacts as siteWords } from "../../src/site/texts/texts.hi.json";
import { type TextTree, textsByPath, translationFaults } from "../support/translationFaults";

const Texts: z.ZodMiniType<TextTree> = z.record(
  z.string(),
  z.optional(z.union([z.string(), z.lazy(() => Texts)])),
);
const Catalogue = z.object({ name: z.string(), english: Texts });

const folderOf = (path: string) => path.replace(/\/[^/]*$/, "").replace(/^(\.\.\/)+/, "");

/** The English texts of each folder by the names of their catalogues. */
const english = new Map<string, Record<string, TextTree>>([
  ["domain/messages", { messages: messageTexts }],
  ["src/admin", { ra: Texts.parse(reactAdmin.ra) }],
  // The words for the company's facts have these facts as their names.
  [
    "src/site/texts",
    { siteFacts: Object.fromEntries(Object.keys(siteWords).map((fact) => [fact, fact])) },
  ],
]);
const modules = Object.entries(
  import.meta.glob<object>("../../{src,server}/**/{texts,*Texts}.ts", { eager: true }),
);
for (const [path, module] of modules)
  for (const value of Object.values(module)) {
    const { success, data } = Catalogue.safeParse(value);
    if (!success) continue;
    const folder = folderOf(path);
    english.set(folder, { ...english.get(folder), [data.name]: data.english });
  }

/** The names of resources and of other entries of the menu. They stand with the resource's other texts, or in the word's folder. */
const features = Object.entries(
  import.meta.glob<Readonly<Record<string, OfficeFeature>>>("../../src/admin/**/feature.ts", {
    eager: true,
  }),
);
for (const [path, module] of features)
  for (const { pages = [], resources = [] } of Object.values(module))
    for (const { name, texts } of [...resources, ...pages.flatMap(({ menu = [] }) => menu)]) {
      if (texts === undefined) continue;
      const key = `resources.${name}`;
      const [declaring] = [...english].find(([, catalogues]) => key in catalogues) ?? [];
      const folder = declaring ?? folderOf(path).split("/").slice(0, 3).join("/");
      const catalogues = english.get(folder) ?? {};
      english.set(folder, mergeTranslations(catalogues, { [key]: Texts.parse(texts) }));
    }

const translations = Object.entries(
  import.meta.glob<TextTree>("../../{src,server,domain}/**/texts.{hi,kn}.json", {
    eager: true,
    import: "default",
  }),
).map(([path, texts]) => {
  const isHindi = path.endsWith(".hi.json");
  return {
    file: path.replace(/^(\.\.\/)+/, ""),
    texts,
    english: english.get(folderOf(path)) ?? {},
    script: isHindi ? /\p{Script=Devanagari}/u : /\p{Script=Kannada}/u,
    other: isHindi ? /\p{Script=Kannada}/u : /\p{Script=Devanagari}/u,
  };
});

/** The names of the catalogues in all sources. */
const declared = Object.values(
  import.meta.glob<string>("../../{src,server,domain}/**/*.{ts,tsx}", {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).flatMap((source) =>
  [...source.matchAll(/\bdefineTexts\(\s*"([^"]+)"/g)].flatMap(([, name]) => name ?? []),
);

test("each catalogue has a unique name, is in a file of texts, and is translated", () => {
  expect(declared.length).toBeGreaterThan(70);
  expect(declared.filter((name, at) => declared.indexOf(name) !== at)).toEqual([]);
  const translated = new Set(translations.flatMap(({ texts }) => Object.keys(texts)));
  expect(declared.filter((name) => !translated.has(name))).toEqual([]);
});

test("each folder with texts has them in Hindi and Kannada", () => {
  const files = translations.map(({ file }) => file);
  expect(files.length).toBeGreaterThan(60);
  const folders = [...new Set(files.map(folderOf))];
  const wanted = folders.flatMap((folder) =>
    ["hi", "kn"].map((language) => `${folder}/texts.${language}.json`),
  );
  expect([...files].sort()).toEqual(wanted.sort());
});

describe.each(translations)("$file", ({ texts, english, script, other }) => {
  test("has every English text in its folder, with the same placeholders", () => {
    expect(translationFaults(english, texts)).toEqual([]);
  });

  test("is in the script of its language", () => {
    const all = [...textsByPath(texts)];
    expect(all.filter(([, text]) => other.test(text))).toEqual([]);
    expect(all.some(([, text]) => script.test(text))).toBe(true);
  });
});
