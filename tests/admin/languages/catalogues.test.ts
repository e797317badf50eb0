import { mergeTranslations } from "react-admin";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { english } from "../../../src/admin/i18n";
import { messages as hindi } from "../../../src/admin/languages/hi";
import { messages as kannada } from "../../../src/admin/languages/kn";
import { resources } from "../../../src/admin/resources";
import { type TextTree, textsByPath, translationFaults } from "../../support/translationFaults";

const Texts: z.ZodMiniType<TextTree> = z.record(
  z.string(),
  z.optional(z.union([z.string(), z.lazy(() => Texts)])),
);
const Catalogue = z.object({ name: z.string(), english: Texts });

const exported = Object.values(
  import.meta.glob<Readonly<Record<string, unknown>>>(
    ["../../../src/admin/**/{texts,screenTexts,*Texts}.ts", "!**/login/**", "!**/use*.ts"],
    { eager: true },
  ),
).flatMap((module) =>
  Object.values(module).flatMap((value) => {
    const read = Catalogue.safeParse(value);
    return read.success ? [[read.data.name, read.data.english] as const] : [];
  }),
);

const declaredTexts = await Promise.all(
  resources.map(async ({ load }) => {
    const { texts } = await load();
    return [texts.name, Texts.parse(texts.english)] as const;
  }),
);

const names = Object.entries(Texts.parse(english.resources)).flatMap(([name, texts]) =>
  typeof texts === "object" ? [[`resources.${name}`, texts] as const] : [],
);

/** All catalogues of texts files and resources. Those of resources have the names of the first load too. */
const catalogues = new Map<string, TextTree>([...exported, ...declaredTexts]);
for (const [name, texts] of names)
  catalogues.set(name, mergeTranslations(catalogues.get(name) ?? {}, texts));

/** Each translation of a catalogue by its name; those of a resource by `resources.<name>`. */
function translationsIn(messages: object): ReadonlyMap<string, TextTree> {
  const { ra: _, resources = {}, ...own } = Texts.parse(messages);
  const named = typeof resources === "object" ? Object.entries(resources) : [];
  return new Map(
    [
      ...Object.entries(own),
      ...named.map(([name, texts]) => [`resources.${name}`, texts] as const),
    ].flatMap(([name, texts]) => (typeof texts === "object" ? [[name, texts] as const] : [])),
  );
}

/** The names of the catalogues that the source of the office declares. */
const declared = Object.entries(
  import.meta.glob<string>(["../../../src/admin/**/*.{ts,tsx}", "!**/login/**"], {
    eager: true,
    query: "?raw",
    import: "default",
  }),
).flatMap(([, source]) =>
  [...source.matchAll(/\bdefineTexts\(\s*"([^"]+)"/g)].flatMap(([, name]) => name ?? []),
);

test("each catalogue has a name of its own and is in a file of texts", () => {
  expect(declared.length).toBeGreaterThan(40);
  expect(declared.filter((name, at) => declared.indexOf(name) !== at)).toEqual([]);
  expect(declared.filter((name) => !catalogues.has(name))).toEqual([]);
});

describe.each([
  { language: "Hindi", messages: hindi, other: /\p{Script=Kannada}/u },
  { language: "Kannada", messages: kannada, other: /\p{Script=Devanagari}/u },
])("the office in $language", ({ messages, other }) => {
  const translations = translationsIn(messages);

  test("has every catalogue, and none that English lacks", () => {
    expect([...catalogues.keys()].filter((name) => !translations.has(name))).toEqual([]);
    expect([...translations.keys()].filter((name) => !catalogues.has(name))).toEqual([]);
  });

  test.each([...translations.keys()])("has each text of %s, and its placeholders", (name) => {
    const translation = translations.get(name) ?? {};
    expect(translationFaults(catalogues.get(name) ?? {}, translation)).toEqual([]);
    expect([...textsByPath(translation)].filter(([, text]) => other.test(text))).toEqual([]);
  });
});
