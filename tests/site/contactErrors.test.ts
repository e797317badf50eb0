import fc from "fast-check";
import { expect, test } from "vitest";
import { ClientContact } from "../../contract/clients";
import { ContactFields } from "../../contract/contacts";
import { validate } from "../../contract/errors";
import { dialledNumber, emailPattern, isPhone, phonePattern } from "../../domain/contactText";
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
const phones = ["123", "1234567", "+91 (80) 123-4567", "phone 1234567", "1".repeat(21), "-------"];

/** The numbers that visitors type, and the stored forms. */
const typedPhones = [
  "080.2839.1234",
  "080 28391234 ext 5",
  "080-28391234 / 9845012345",
  "98450 12345, 98450 54321",
  "98450 12345 or 98450 54321",
  "080-28391234/35",
  "०८० २८३९ १२३४",
  "೦೮೦-೨೮೩೯೧೨೩೪",
];
const typedEmails = ["a&b@x.com", "ü@exämple.de", "o'neil@x.in", "प्रयोग@उदाहरण.भारत"];

test("the form and the host take the telephone numbers and emails that people type, and keep them trimmed", () => {
  for (const phone of typedPhones)
    for (const email of typedEmails) {
      expect(errorsOf({ ...wholeEnquiry, phone, email }), `${phone} ${email}`).toEqual({});
      expect(
        validate(ContactFields, { ...wholeEnquiry, phone: ` ${phone} `, email: ` ${email} ` }),
      ).toMatchObject({ value: { phone, email } });
      expect(
        validate(ClientContact, { name: "Asha", phone, email }),
        `a client's ${phone} ${email}`,
      ).toMatchObject({ ok: true });
    }
});

test("the browser's own check of the telephone number takes the same texts", () => {
  const pattern = new RegExp(`^(?:${phonePattern})$`, "v");
  for (const phone of [...phones, ...typedPhones])
    expect(pattern.test(phone), phone).toBe(
      errorsOf({ ...wholeEnquiry, phone }).phone === undefined,
    );
});

test("a number is dialled with its digits alone, the first one of several", () => {
  expect([...typedPhones, "9845012345 9845054321", "+91 80 2839 x5"].map(dialledNumber)).toEqual([
    "08028391234",
    "08028391234",
    "08028391234",
    "9845012345",
    "9845012345",
    "08028391234",
    "08028391234",
    "08028391234",
    "9845012345",
    "+91802839",
  ]);
});

test("a part of fewer than 7 digits is no number to dial", () => {
  expect(dialledNumber("91 / 2839123")).toBe("2839123");
});

test("a telephone number has 7 to 15 digits in a row", () => {
  const verdicts = [6, 7, 15, 16].map((count) => isPhone("8".repeat(count)));
  expect(verdicts).toEqual([false, true, true, false]);
});

test("the last part of an email address has two characters or more", () => {
  expect(["a@x.i", "a@x.in"].map((email) => emailPattern.test(email))).toEqual([false, true]);
});

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

test("the host takes all values that the form passes", () => {
  const name = fc.string({ minLength: 1, maxLength: 20 });
  const phone = fc.stringMatching(/^(\d{2,6}[ +().,;:#&/x-]{1,3}){2,8}$/);
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
