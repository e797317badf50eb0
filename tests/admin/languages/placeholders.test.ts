import englishMessages from "ra-language-english";
import { describe, expect, test } from "vitest";
import hindi from "../../../src/admin/texts.hi.json";
import kannada from "../../../src/admin/texts.kn.json";
import { textsByPath, translationFaults } from "../../support/translationFaults";

const languages = [
  {
    language: "Hindi",
    messages: hindi,
    script: /\p{Script=Devanagari}/u,
    other: /\p{Script=Kannada}/u,
  },
  {
    language: "Kannada",
    messages: kannada,
    script: /\p{Script=Kannada}/u,
    other: /\p{Script=Devanagari}/u,
  },
];

describe.each(languages)("react-admin in $language", ({ messages, script, other }) => {
  test("has every text, with the placeholders and the plural forms of English", () => {
    expect(textsByPath(englishMessages).size).toBeGreaterThan(160);
    expect(translationFaults({ ra: englishMessages.ra }, { ra: messages.ra })).toEqual([]);
  });

  test("is in the script of its language", () => {
    const texts = [...textsByPath({ ra: messages.ra })];
    // These have no words besides their placeholders.
    const wordless = ["ra.boolean.null", "ra.page.edit", "ra.page.list", "ra.page.show"];
    expect(texts.filter(([, text]) => !script.test(text)).map(([path]) => path)).toEqual(wordless);
    expect(texts.filter(([, text]) => other.test(text))).toEqual([]);
  });
});

describe("a translation is refused", () => {
  const english = {
    save: "Save",
    sent: "%{id} was sent to %{client}",
    boxes: "1 box of %{client} |||| %{smart_count} boxes of %{client}",
  };
  const right = {
    save: "सहेजें",
    sent: "%{client} को %{id} भेजा गया",
    boxes: "%{client} का %{smart_count} बॉक्स |||| %{client} के %{smart_count} बॉक्स",
  };

  test("for none of its texts if it is right", () => {
    expect(translationFaults(english, right)).toEqual([]);
  });

  test.each([
    ["lacks a text", { save: undefined }, "save is missing"],
    ["has an empty text", { save: "" }, "save is empty"],
    ["has a text too many", { close: "बंद करें" }, "close is unknown in English"],
    ["has Hindi digits", { save: "१ सहेजें" }, "save has other digits than 0 to 9"],
    ["is not normalized", { save: "\u095e" }, "save is not in Unicode's form NFC"],
    [
      "lacks a placeholder",
      { sent: "%{id} भेजा गया" },
      "sent has the placeholders [id], English has [client, id]",
    ],
    [
      "lacks a plural form",
      { boxes: "%{client} के %{smart_count} बॉक्स" },
      "boxes has 1 forms, English has 2",
    ],
    [
      "lacks a placeholder in one plural form",
      { boxes: "%{smart_count} बॉक्स |||| %{client} के %{smart_count} बॉक्स" },
      "boxes has a placeholder in another form than English",
    ],
  ])("that %s", (_, wrong, fault) => {
    expect(translationFaults(english, { ...right, ...wrong })).toEqual([fault]);
  });
});
