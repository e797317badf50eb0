import { expect, test } from "vitest";
import {
  gstinCheckCharacter,
  gstinError,
  normalizeGstin,
  stateCodePattern,
  stateOfGstin,
  states,
} from "../../../domain/clients/gstin";
import { fieldsMessages } from "../../../domain/messages/fields";
import { messageText } from "../../../domain/messages/say";

test.each([
  ["27AAPFU0939F1Z", "V"],
  ["05AAACG2115R1Z", "N"],
  ["29AABCB5576G1Z", "H"],
])("the check character of %s is %s", (start, check) => {
  expect(gstinCheckCharacter(start)).toBe(check);
  expect(gstinError(start + check)).toBeUndefined();
});

test.each([
  ["27AAPFU0939F1ZX", "Character 15 must be V"],
  ["2XAAPFU0939F1ZV", "Character 2 must be a digit"],
  ["27AA9FU0939F1ZV", "Character 5 must be a letter"],
  ["27AAPFU093OF1ZV", "Character 11 must be a digit"],
  ["27AAPFU0939F0ZV", "Character 13 must be 1 to 9 or a letter"],
  ["27AAPFU0939F1CV", "Character 14 must be Z"],
  ["27AAPFU0939F1Z", "A GSTIN has 15 characters, not 14"],
])("the wrong character of %s is named", (gstin, sentence) => {
  const error = gstinError(gstin);
  expect(error && messageText(error, { texts: fieldsMessages, language: "en" })).toBe(sentence);
});

test("any one changed character is found", () => {
  const right = "27AAPFU0939F1ZV";
  for (let index = 0; index < right.length; index++)
    for (const other of "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
      if (other !== right.charAt(index))
        expect(gstinError(right.slice(0, index) + other + right.slice(index + 1))).toBeDefined();
});

test("a GSTIN typed with blanks and small letters is the same GSTIN", () => {
  expect(normalizeGstin(" 27 aapfu0939f 1zv ")).toBe("27AAPFU0939F1ZV");
});

test("a GSTIN has its state", () => {
  expect(stateOfGstin("29AABCB5576G1ZH")).toBe("29");
});

test("the pattern of codes allows the named states and no others", () => {
  const codes = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, "0"));
  expect(codes.filter((code) => stateCodePattern.test(code))).toEqual([...states.keys()]);
});
