import { expect, test } from "vitest";
import { AdminRegistration } from "../../contract/admins";
import { EmployeeRegistration } from "../../contract/employees";
import { validate } from "../../contract/errors";
import { OrderForm } from "../../contract/orders";
import { RateForm } from "../../contract/rates";
import { ReelRegistration } from "../../contract/reels";

const employee = {
  name: "Asha",
  email: "asha@example.com",
  unit: "A",
  gender: "female",
  phoneNumber: "+91 98450 00000",
  bloodGroup: "O+",
  dob: "1990-02-28",
};

test("right values are read, trimmed, and cleared of unknown fields", () => {
  const read = validate(EmployeeRegistration, {
    ...employee,
    name: "  Asha ",
    active: false,
    id: 9,
  });
  expect(read).toEqual({ ok: true, value: employee });
});

test("each field that is missing is called required, whether absent, null or empty", () => {
  const nothing = { name: "", email: null, phoneNumber: " " };
  expect(validate(EmployeeRegistration, nothing)).toMatchObject({
    ok: false,
    errors: Object.fromEntries(Object.keys(employee).map((field) => [field, "Required"])),
  });
});

test("each error is told in words that a person can act on", () => {
  const read = validate(EmployeeRegistration, {
    ...employee,
    email: "asha",
    unit: "C",
    dob: "2025-02-30",
    phoneNumber: "none",
    name: "x".repeat(121),
  });
  expect(read).toMatchObject({
    ok: false,
    errors: {
      name: "Must have at most 120 characters",
      email: "Must be an email address, such as name@example.com",
      unit: "Must be one of A, B",
      dob: "Must be a date, such as 2026-01-31",
      phoneNumber: "Enter a telephone number of 7 to 15 digits",
    },
  });
});

test("a number that is none, too small or broken is told as such", () => {
  const order = {
    client: "a",
    productType: "b",
    size: "c",
    deliveryAddress: "d",
    expectedCompletionDate: "2026-01-01T00:00:00Z",
    unit: "A",
  };
  const errorOf = (quantity: unknown) => validate(OrderForm, { ...order, quantity });
  expect(errorOf("7")).toMatchObject({
    errors: { quantity: "Must be a number, such as 1050 or 1,050.5" },
  });
  expect(errorOf(0)).toMatchObject({ errors: { quantity: "Must be more than 0" } });
  expect(errorOf(1.5)).toMatchObject({ errors: { quantity: "Must be a whole number" } });
});

test("a password that is too short says how long it has to be", () => {
  expect(validate(AdminRegistration, { password: "short" })).toMatchObject({
    errors: { password: "Must have at least 8 characters" },
  });
});

test("a reel number that is no number gets the specification's own words", () => {
  expect(validate(ReelRegistration, { reelNo: Number.NaN })).toMatchObject({
    errors: { reelNo: "Reel No must be a valid number" },
  });
});

test("a rule over several fields has a sentence in English, and a code for other languages", () => {
  const rate = {
    kind: "PAPER",
    fromGsm: 200,
    toGsm: 100,
    rate: 45,
    validFrom: "2026-04-01",
    source: "Mill",
  };
  expect(validate(RateForm, rate)).toEqual({
    ok: false,
    errors: { toGsm: "The smallest GSM is above the largest" },
    messages: { toGsm: { code: "rate.gsmRange" } },
  });
});
