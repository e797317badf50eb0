import fc from "fast-check";
import { expect, test } from "vitest";
import { ContactFields } from "../../contract/contacts";
import { validate } from "../../contract/errors";
import { contactFields, errorsOf, maxLengthOf } from "../../src/site/sections/contact/sendContact";

const wholeEnquiry = { name: "Asha", phone: "+91 80 1234 5678", email: "a@b.in", message: "" };

const hostsErrors = (enquiry: typeof wholeEnquiry) => {
  const checked = validate(ContactFields, enquiry);
  return checked.ok ? {} : checked.errors;
};

test("a whole enquiry has no errors, with or without a message", () => {
  expect(errorsOf(wholeEnquiry)).toEqual({});
  expect(errorsOf({ ...wholeEnquiry, message: "500 boxes" })).toEqual({});
});

test("blank fields are as good as empty ones", () => {
  expect(errorsOf({ name: " ", phone: "  ", email: " ", message: "" })).toEqual({
    name: "Required",
    phone: "Required",
    email: "Required",
  });
});

const emails = [
  "",
  "a",
  "a@b",
  "a@b.c",
  "a@b.in",
  "a.b@c.co.in",
  ".a@b.in",
  "a..b@c.in",
  "a b@c.in",
];
const phones = ["123", "1234567", "+91 (80) 123-4567", "phone 1234567", "1".repeat(21)];

test("the form says of every email what the host would say", () => {
  for (const email of emails)
    expect(errorsOf({ ...wholeEnquiry, email }).email, email).toBe(
      hostsErrors({ ...wholeEnquiry, email }).email,
    );
});

test("the form says of every telephone number what the host would say", () => {
  for (const phone of phones)
    expect(errorsOf({ ...wholeEnquiry, phone }).phone, phone).toBe(
      hostsErrors({ ...wholeEnquiry, phone }).phone,
    );
});

test("what the form lets pass the host takes", () => {
  const name = fc.string({ minLength: 1, maxLength: 20 });
  const phone = fc.stringMatching(/^\+?[\d ()-]{6,21}$/);
  fc.assert(
    fc.property(name, phone, fc.emailAddress(), (name, phone, email) => {
      const enquiry = { name, phone, email, message: "" };
      fc.pre(Object.keys(errorsOf(enquiry)).length === 0);
      expect(hostsErrors(enquiry)).toEqual({});
    }),
  );
});

test("no field may be longer than the host takes", () => {
  for (const field of contactFields) {
    const tooLong = { ...wholeEnquiry, [field]: "1".repeat(maxLengthOf(field) + 1) };
    expect(hostsErrors(tooLong)).toHaveProperty(field);
  }
});
