import { describe, expect, test } from "vitest";
import { textsIn } from "../../domain/texts";
import { boxesText, labelText } from "../../src/station/format";
import { stationTexts } from "../../src/station/texts";
import hindi from "../../src/station/texts.hi.json";
import kannada from "../../src/station/texts.kn.json";
import { textsByPath, translationFaults } from "../support/translationFaults";

describe.each([
  ["hi", hindi, /\p{Script=Devanagari}/u, /\p{Script=Kannada}/u],
  ["kn", kannada, /\p{Script=Kannada}/u, /\p{Script=Devanagari}/u],
] as const)("the station in %s", (language, translation, script, other) => {
  const text = textsIn(stationTexts, language, translation);

  test("has every text of the station, with the values of English", () => {
    expect(translationFaults({ station: stationTexts.english }, translation)).toEqual([]);
  });

  test("is in the script of its language", () => {
    const all = [...textsByPath(translation)];
    const foreign = all.filter(([, text]) => !script.test(text) || other.test(text));
    expect(foreign.map(([path]) => path)).toEqual(["station.locale"]);
  });

  test("counts none and one as singular, and writes hours in its own words", () => {
    expect(boxesText(105_000, text)).toMatch(/^1,05,000 /);
    expect(text("answer.hour")).not.toMatch(/[a-z]/);
    expect(text("answer.minute")).not.toMatch(/[a-z]/);
  });

  test("writes the number of a reel in the label of a scan, and names as they are", () => {
    expect(labelText({ reel: 48001 }, text)).toMatch(/^\P{ASCII}+ 48001$/u);
    expect(labelText("Asha Rao", text)).toBe("Asha Rao");
  });
});
