import { expect, test } from "vitest";
import { isPinOfState, stateOfPin } from "../../../domain/invoices/bothPortals";
import { findDelivery } from "../../../domain/invoices/composeInvoice";

const billing = { address1: "7 Mill Street", address2: "Peenya", pin: "560058" };
const hosur = { address1: "Plot 9, SIPCOT", place: "Hosur", pin: "635109", stateCode: "33" };
const yard = { address1: "Yard 2, Peenya", place: "Bengaluru", pin: "560058", stateCode: "29" };

test.each([
  ["Plot 9 SIPCOT, Hosur", hosur],
  ["The gate behind the mill\nHosur - 635 109", hosur],
  ["Invoice to Peenya 560058, goods to the gate in Hosur 635109", hosur],
  ["YARD 2, PEENYA, Bengaluru 560058", yard],
  ["7 Mill Street, Peenya, Bengaluru 560058", undefined],
  ["Peenya 560058", undefined],
  ["Collected at the gate, call 9845012345", undefined],
  ["7 Mill Street", undefined],
  [
    "12 Canal Road, Peenya 560058",
    { address1: "12 Canal Road, Peenya 560058", pin: "560058", stateCode: "29" },
  ],
  ["12 Canal Road", { address1: "12 Canal Road" }],
  [
    "4 Port Road\nRoyapuram\n600013",
    { address1: "4 Port Road", address2: "Royapuram, 600013", pin: "600013", stateCode: "33" },
  ],
])("the order's text %j goes to %j", (text, place) => {
  expect(findDelivery(text, billing, [hosur, yard])).toEqual(place);
});

test("a PIN code tells its state, unless states share its first digits", () => {
  expect(stateOfPin("600013")).toBe("33");
  expect(stateOfPin("160001")).toBeUndefined();
  expect(stateOfPin("999999")).toBeUndefined();
  expect(isPinOfState("160001", "04")).toBe(true);
});
