import { expect, test } from "vitest";
import { Password } from "../../contract/admins";
import { validate } from "../../contract/errors";
import { isCommonPassword } from "../../domain/commonPasswords";

const refusal = {
  ok: false,
  errors: { "": "This password is easy to guess: choose another, such as three words" },
};

test.each([
  "Password@123",
  "Admin@1234",
  "Welcome@1",
  "Aa@123456",
  "Pass@123",
  "Abcd@1234",
  "P@ssw0rd!!",
  "p@$$w0rd2026",
  "1234Password",
  "Qwerty@123",
  "Asdf@1234",
  "Abc@12345",
  "A@1234567",
  "Test@1234",
  "Admin@Admin1",
  "@dmin1234",
  "superadmin#1",
  "Welc0me#2026",
  "India@1947",
  "Bengaluru@560090",
  "Krishna@108",
  "12345678!",
  "1234@5678",
  "9845012345",
  "Kraft@2026",
  "KRAFT!!!!",
  "kraft-admin-1",
  "Alepet@123",
  "AlepetCartons1",
  "alepet cartons",
  "my-alepet-2026",
  "Cartons#99",
  "Ａｄｍｉｎ＠１２３４",
  "aaaaaaaa",
  "x".repeat(128),
  "abababab",
  "xyzxyzxyz",
  "ನನನನನನನನ",
  "efghijklmn",
  "zyxwvuts",
  "cardboard",
  "Cardboard#7",
  "Chikkabanavara",
  "chikkabanavara-560090",
  "482916573046719",
])("%s is refused", (password) => {
  expect(validate(Password, password)).toMatchObject(refusal);
});

test.each([
  "kettle monsoon duplex",
  "corrugated-board",
  "duplex-and-kraft",
  "three reels at noon 7",
  "Tuesday9greenTrucks!",
  "k7#vQ2!xRz9m",
  "no1canGu3ss#this",
  "पासवर्ड📦📦",
  "ನನ್ನ ಗುಪ್ತಪದ ೭",
  "Another-kraft-141",
  "4829165730467192",
  "long reels ".repeat(12).slice(0, 128),
])("%s is a good one", (password) => {
  expect(validate(Password, password)).toEqual({ ok: true, value: password });
});

test("a name of three letters is a person's own word", () => {
  expect(isCommonPassword("Raj2026Raj", { words: ["Raj"] })).toBe(true);
  expect(isCommonPassword("Raj2026Raj", { words: ["Ravi"] })).toBe(false);
});
