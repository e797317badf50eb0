import { describe, expect, test } from "vitest";
import { labelText } from "../../src/station/format";
import { texts as english } from "../../src/station/languages/en";
import * as hindi from "../../src/station/languages/hi";
import * as kannada from "../../src/station/languages/kn";
import { type TextTree, textsByPath, translationFaults } from "../support/translationFaults";

/** Values that a text shows, in place of its parameters. */
const probes = ["%{first}", "%{second}", "%{third}"];

/** A catalogue with its functions called. Numbers of minutes have a test of their own. */
const asTexts = (catalogue: object): TextTree =>
  Object.fromEntries(
    Object.entries(catalogue).flatMap(([name, part]: [string, unknown]) => {
      if (name === "today") return [];
      if (typeof part === "function")
        return [[name, String(Reflect.apply(part, undefined, probes))]];
      return [[name, typeof part === "object" && part !== null ? asTexts(part) : String(part)]];
    }),
  );

describe.each([
  ["Hindi", hindi, /\p{Script=Devanagari}/u, /\p{Script=Kannada}/u],
  ["Kannada", kannada, /\p{Script=Kannada}/u, /\p{Script=Devanagari}/u],
] as const)("the station in %s", (_, { texts }, own, other) => {
  test("has every text of the station, with the values of English", () => {
    expect(translationFaults(asTexts(english), asTexts(texts))).toEqual([]);
  });

  test("is in the script of its language", () => {
    const all = [...textsByPath({ ...asTexts(texts) })];
    const foreign = all.filter(([, text]) => !own.test(text) || other.test(text));
    expect(foreign.map(([path]) => path)).toEqual(["locale"]);
  });

  test("counts none and one as singular, and writes hours in its own words", () => {
    expect(texts.boxes(105_000)).toMatch(/^1,05,000 /);
    expect(texts.answer.today(478)).toMatch(/ 7 \S+ 58 \S+$/);
    expect(texts.answer.today(478)).not.toMatch(/[a-z]/);
  });

  test("writes the number of a reel in the label of a scan, and names as they are", () => {
    expect(labelText("Reel 48001", texts)).toMatch(/^\P{ASCII}+ 48001$/u);
    expect(labelText("Asha Rao", texts)).toBe("Asha Rao");
  });
});
