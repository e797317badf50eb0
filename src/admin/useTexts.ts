import { useCallback } from "react";
import { useTranslate } from "react-admin";

export interface TextTree {
  readonly [name: string]: string | TextTree;
}

export interface Catalogue<Texts extends TextTree = TextTree, Name extends string = string> {
  /** The key of the catalogue in the messages of other languages. */
  readonly name: Name;
  readonly english: Texts;
}

/** The texts of a catalogue in another language: the same names. */
export type Translation<Texts> = {
  readonly [Name in keyof Texts]: Texts[Name] extends string ? string : Translation<Texts[Name]>;
};

/**
 * The translations of all catalogues that a module exports, by their names. The catalogues of resources are separate.
 */
export type Translations<Module> = {
  readonly [Exported in Extract<Module[keyof Module], Catalogue> as Exclude<
    Exported["name"],
    `resources.${string}`
  >]: Translation<Exported["english"]>;
};

/** The texts of a resource that the first load needs: its menu entry, links and search results. */
export interface ResourceNames {
  /** One and many, such as `Pallet |||| Pallets`. */
  readonly name: string;
  /** The label in the menu. The default is the name of many. */
  readonly menu?: string;
  /** The title of the create form, for a resource that has one. */
  readonly create?: { readonly title: string };
}

/** The translation of a resource's texts and names. */
export type ResourceTranslation<Texts extends Catalogue> = Translation<Texts["english"]> &
  ResourceNames;

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

const resourceTexts = new Map<string, TextTree>();

/**
 * Declares the texts of a resource, without its names. react-admin finds them under `resources.<name>` as soon as a
 * screen has loaded them.
 */
export function defineResourceTexts<const Name extends string, const Texts extends TextTree>(
  name: Name,
  english: Texts,
): Catalogue<Texts, `resources.${Name}`> {
  resourceTexts.set(name, english);
  return { name: `resources.${name}`, english };
}

/** The loaded English text of a key such as `resources.reels.fields.gsm`. */
export function findResourceText(key: string) {
  const [, resource, path] = /^resources\.(\w+)\.(.+)$/.exec(key) ?? [];
  const texts = resource === undefined ? undefined : resourceTexts.get(resource);
  return texts && path !== undefined ? textAt(texts, path) : undefined;
}

/** True if a part of a catalogue, such as its choices of one field, has a text of this name. */
export const hasText = <Texts extends TextTree>(
  texts: Texts,
  name: string | undefined,
): name is string & keyof Texts => name !== undefined && Object.hasOwn(texts, name);

/** A name may contain a dot, such as the choice `1.5`. */
function textAt(texts: TextTree, path: string): string | undefined {
  if (Object.hasOwn(texts, path)) {
    const text = texts[path];
    return typeof text === "string" ? text : undefined;
  }
  const [name = "", ...rest] = path.split(".");
  const part = Object.hasOwn(texts, name) ? texts[name] : undefined;
  return typeof part === "object" ? textAt(part, rest.join(".")) : undefined;
}

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
