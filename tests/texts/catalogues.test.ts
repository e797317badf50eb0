import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { messageTexts } from "../../domain/messages/catalogue";
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
]);
for (const [path, module] of Object.entries(
  import.meta.glob<object>("../../{src,server}/**/texts.ts", { eager: true }),
))
  for (const value of Object.values(module)) {
    const { success, data } = Catalogue.safeParse(value);
    const folder = folderOf(path);
    if (success) english.set(folder, { ...english.get(folder), [data.name]: data.english });
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
    own: isHindi ? /\p{Script=Devanagari}/u : /\p{Script=Kannada}/u,
    other: isHindi ? /\p{Script=Kannada}/u : /\p{Script=Devanagari}/u,
  };
});

test("each folder with texts has them in Hindi and Kannada", () => {
  const files = translations.map(({ file }) => file);
  expect(files.length).toBeGreaterThan(7);
  const folders = [...new Set(files.map(folderOf))];
  const wanted = folders.flatMap((folder) =>
    ["hi", "kn"].map((language) => `${folder}/texts.${language}.json`),
  );
  expect([...files].sort()).toEqual(wanted.sort());
});

describe.each(translations)("$file", ({ texts, english, own, other }) => {
  test("has every text of its folder in English, and its placeholders", () => {
    expect(translationFaults(english, texts)).toEqual([]);
  });

  test("is in the script of its language", () => {
    const all = [...textsByPath(texts)];
    expect(all.filter(([, text]) => other.test(text))).toEqual([]);
    expect(all.some(([, text]) => own.test(text))).toBe(true);
  });
});
