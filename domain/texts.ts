import type { Language } from "./languages";

export interface TextTree {
  readonly [name: string]: string | TextTree;
}

/** The English texts of a screen, a page or a paper, with the key of their translations. */
export interface Catalogue<Texts extends TextTree = TextTree, Name extends string = string> {
  readonly name: Name;
  readonly english: Texts;
}

type Path<Texts> = {
  [Name in keyof Texts & (string | number)]: Texts[Name] extends string
    ? `${Name}`
    : `${Name}.${Path<Texts[Name]>}`;
}[keyof Texts & (string | number)];

type TextAt<Texts, At> = At extends keyof Texts
  ? Texts[At]
  : At extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Texts
      ? TextAt<Texts[Name], Rest>
      : never
    : never;

type NameIn<Text> = Text extends `${string}%{${infer Name}}${infer Rest}`
  ? Name | NameIn<Rest>
  : never;

type Placeholder<Text> =
  | NameIn<Text>
  | (Text extends `${string}||||${string}` ? "smart_count" : never);

/** The arguments of a text: nothing, or the values of the placeholders. */
export type Values<Text, Value> = [Placeholder<Text>] extends [never]
  ? []
  : [
      values: {
        readonly [Name in Placeholder<Text>]: Name extends "smart_count" ? number : Value;
      },
    ];

/** Returns the text at a path, such as `pairing.title`, with its placeholders filled in. */
export type TextOf<Texts extends TextTree, Value = string | number> = <At extends Path<Texts>>(
  path: At,
  ...values: Values<TextAt<Texts, At>, Value>
) => string;

const declared = new Map<string, TextTree>();

/** Declares English texts. The files `texts.hi.json` and `texts.kn.json` of the folder have their translations. */
export function defineTexts<const Name extends string, const Texts extends TextTree>(
  name: Name,
  english: Texts,
): Catalogue<Texts, Name> {
  declared.set(name, english);
  return { name, english };
}

/** Returns the English texts of a catalogue by its name alone. Undefined if the catalogue is not loaded. */
export const declaredTexts = (name: string): TextTree | undefined => declared.get(name);

/** Returns the text at a path. A name may contain a dot, such as the choice `1.5`. */
export function textAt(texts: TextTree | undefined, path: string): string | undefined {
  if (texts === undefined) return undefined;
  if (Object.hasOwn(texts, path)) {
    const text = texts[path];
    return typeof text === "string" ? text : undefined;
  }
  const [name = "", ...rest] = path.split(".");
  const part = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return typeof part === "object" ? textAt(part, rest.join(".")) : undefined;
}

/** True if a part of a catalogue, such as its choices of one field, has a text of this name. */
export const hasText = <Texts extends TextTree>(
  texts: Texts,
  name: string | undefined,
): name is string & keyof Texts => name !== undefined && Object.hasOwn(texts, name);

/** Returns the form of a text for a count: the first for the plural category `one`, the second for all others. */
function formOf(text: string, count: unknown, language: Language): string {
  if (typeof count !== "number") return text;
  const [one = "", other = one] = text.split(" |||| ");
  return new Intl.PluralRules(language).select(count) === "one" ? one : other;
}

/** Returns the names of the parts of a catalogue, in their order. */
export const namesIn = <Texts extends TextTree>(texts: Texts): readonly (string & keyof Texts)[] =>
  Object.keys(texts).filter((name) => hasText(texts, name));

/** Fills the placeholders of a text. `textOf` turns a value into text. */
export const fillText = (
  text: string,
  language: Language,
  values: Readonly<Record<string, unknown>> = {},
  textOf: (value: unknown) => string = String,
): string =>
  formOf(text, values.smart_count, language).replace(/%\{(\w+)\}/g, (_, name: string) =>
    textOf(values[name]),
  );

/**
 * Returns the texts of a catalogue in a language. A text that the translation lacks is English. `textOf` turns a value
 * into text.
 */
export const textsIn =
  <Texts extends TextTree, Value = string | number>(
    { name, english }: Catalogue<Texts>,
    language: Language,
    translation: TextTree | undefined,
    textOf?: (value: unknown) => string,
  ): TextOf<Texts, Value> =>
  (path, ...[values]) => {
    const translated = translation?.[name];
    const text = typeof translated === "object" ? textAt(translated, path) : undefined;
    return fillText(text ?? textAt(english, path) ?? path, language, values, textOf);
  };
