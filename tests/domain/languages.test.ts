import { expect, test } from "vitest";
import { preferredLanguage } from "../../domain/languages";

test.each([
  [["kn-IN", "en"], "kn"],
  [["ta", "hi-IN", "en"], "hi"],
  [["KN"], "kn"],
  [["ta", "fr"], "en"],
  [[], "en"],
])("a browser that prefers %j gets %s", (tags, language) => {
  expect(preferredLanguage(tags)).toBe(language);
});
