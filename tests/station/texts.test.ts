import { describe, expect, test } from "vitest";
import { texts as english } from "../../src/station/languages/en";
import * as hindi from "../../src/station/languages/hi";
import { hostMessages } from "../../src/station/languages/hostMessages";
import * as kannada from "../../src/station/languages/kn";
import { type TextTree, textsByPath, translationFaults } from "../support/translationFaults";

/** Values that a text shows, in place of its parameters. */
const probes = ["%{first}", "%{second}", "%{third}"];

/** A catalogue with its functions called. Numbers of minutes and sentences of the host have tests of their own. */
const asTexts = (catalogue: object): TextTree =>
  Object.fromEntries(
    Object.entries(catalogue).flatMap(([name, part]: [string, unknown]) => {
      if (name === "today" || name === "fromEnglish") return [];
      if (typeof part === "function")
        return [[name, String(Reflect.apply(part, undefined, probes))]];
      return [[name, typeof part === "object" && part !== null ? asTexts(part) : String(part)]];
    }),
  );

describe.each([
  ["Hindi", hindi, /\p{Script=Devanagari}/u, /\p{Script=Kannada}/u],
  ["Kannada", kannada, /\p{Script=Kannada}/u, /\p{Script=Devanagari}/u],
] as const)("the station in %s", (_, { texts, hostMessages: translated }, own, other) => {
  test("has every text of the station and of the host, with the values of English", () => {
    expect(translationFaults(asTexts(english), asTexts(texts))).toEqual([]);
    expect(translationFaults(hostMessages, translated)).toEqual([]);
  });

  test("is in the script of its language", () => {
    const all = [...textsByPath({ ...asTexts(texts), host: translated })];
    const foreign = all.filter(([, text]) => !own.test(text) || other.test(text));
    expect(foreign.map(([path]) => path)).toEqual(["locale"]);
  });

  test("counts none and one as singular, and writes hours in its own words", () => {
    expect(texts.boxes(105_000)).toMatch(/^1,05,000 /);
    expect(texts.answer.today(478)).toMatch(/ 7 \S+ 58 \S+$/);
    expect(texts.answer.today(478)).not.toMatch(/[a-z]/);
  });

  test("shows the host's refusals, with their names, dates and weights", () => {
    const { fromEnglish } = texts;
    expect(fromEnglish("Asha Rao is not employed on 2 Mar 2026: please go to the office")).toMatch(
      /^Asha Rao: 2 \S+ 2026 /,
    );
    expect(
      fromEnglish("Reel 48001 was issued with 640.5 kg and cannot come back with 9,000 kg"),
    ).toMatch(/48001.*640\.5 kg.*9,000 kg/);
    expect(fromEnglish("Reel 48001")).toMatch(/^\P{ASCII}+ 48001$/u);
    for (const [name, sentence] of Object.entries(hostMessages))
      expect(fromEnglish(sentence), name).toBe(new Map(Object.entries(translated)).get(name));
  });

  test("leaves a sentence that it does not know in English", () => {
    for (const text of ["Reel 7 burns", "Asha Rao", ""]) expect(texts.fromEnglish(text)).toBe(text);
  });
});
