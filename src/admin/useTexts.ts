import { useCallback } from "react";
import { useTranslate } from "react-admin";

interface TextTree {
  readonly [name: string]: string | TextTree;
}

interface Catalogue<Texts extends TextTree = TextTree, Name extends string = string> {
  /** The key of the catalogue in the messages of other languages. */
  readonly name: Name;
  readonly english: Texts;
}

/** The texts of a catalogue in another language: the same names. */
export type Translation<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string ? string : Translation<Texts[Name]>;
};

/** The translations of all catalogues that a module exports, by their names. */
export type Translations<Module> = {
  readonly [Exported in Extract<Module[keyof Module], Catalogue> as Exported["name"]]: Translation<
    Exported["english"]
  >;
};

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

type Values<Text> = [Placeholder<Text>] extends [never]
  ? []
  : [
      values: {
        readonly [Name in Placeholder<Text>]: Name extends "smart_count" ? number : string | number;
      },
    ];

/** Returns the text at a path, such as `pairing.title`, with its placeholders filled in. */
export type TextOf<Texts extends TextTree> = <At extends Path<Texts>>(
  path: At,
  ...values: Values<TextAt<Texts, At>>
) => string;

/** Declares the texts of a business word. A screen that is fetched when it is opened brings its texts along. */
export const defineTexts = <const Name extends string, const Texts extends TextTree>(
  name: Name,
  english: Texts,
): Catalogue<Texts, Name> => ({ name, english });

/** True if a part of a catalogue, such as its choices of one field, has a text of this name. */
export const hasText = <Texts extends TextTree>(
  texts: Texts,
  name: string | undefined,
): name is string & keyof Texts => name !== undefined && Object.hasOwn(texts, name);

const textAt = (texts: TextTree, path: string) =>
  path
    .split(".")
    .reduce<string | TextTree | undefined>(
      (part, name) => (typeof part === "object" ? part[name] : undefined),
      texts,
    );

/** The texts of a catalogue in the language of the admin; in English if that language lacks one. */
export function useTexts<Texts extends TextTree>({
  name,
  english,
}: Catalogue<Texts>): TextOf<Texts> {
  const translate = useTranslate();
  return useCallback(
    (path, ...[values]) => translate(`${name}.${path}`, { ...values, _: textAt(english, path) }),
    [translate, name, english],
  );
}
