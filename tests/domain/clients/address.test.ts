import { expect, test } from "vitest";
import { addressErrors } from "../../../domain/clients/gstin";

test("an address without contradictions has no errors", () => {
  expect(addressErrors({ gstin: "29AABCB5576G1ZH", stateCode: "29", pin: "560058" })).toEqual({});
  expect(addressErrors({ stateCode: "33", pin: "635109" })).toEqual({});
  expect(addressErrors({ gstin: "29AABCB5576G1ZH", pin: "635109" })).toEqual({});
});

test("the state is the GSTIN's", () => {
  expect(addressErrors({ gstin: "29AABCB5576G1ZH", stateCode: "33" })).toEqual({
    stateCode: { code: "gstin.otherState", values: { state: "29" } },
  });
});

test("PIN codes of Karnataka are 560 to 591", () => {
  for (const pin of ["559999", "592000"])
    expect(addressErrors({ stateCode: "29", pin })).toHaveProperty("pin");
  for (const pin of ["560000", "591999"]) {
    expect(addressErrors({ stateCode: "29", pin })).toEqual({});
    expect(addressErrors({ stateCode: "33", pin })).toHaveProperty("pin");
  }
});
