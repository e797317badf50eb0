import { nativeDigits, toLatinDigits } from "./numbers";

const digit = `[\\d${nativeDigits}]`;

/** Signs and words between the digits of a number, between two numbers and before an extension. */
const between = "[ \\(\\).,;:#&+\\/\\-]|[Ee][Xx][Tt](?:[Nn]|ension)?|[Xx]|[Oo]r|[Aa]nd";

/**
 * One or several telephone numbers as people write them: `080.2839.1234`, `080-28391234 / 35`, `+91 80 28391234 ext 5`.
 * At least 7 digits, and no more than 15 in a row. Also the pattern of an input, without `^` and `$`.
 */
export const phonePattern = `(?=(?:.*?${digit}){7})(?!.*${digit}{16})(?:${digit}|${between})+`;

export const longestPhone = 60;

const phones = new RegExp(`^(?:${phonePattern})$`, "u");

export const isPhone = (text: string): boolean => text.length <= longestPhone && phones.test(text);

const furtherNumber = /[,;/&]|\b(?:or|and|ext\w*)\b|x(?=[\s.:]*\d)/i;
const isDialled = (digits: string) => digits.length >= 7 && digits.length <= 15;

/** Returns the first telephone number of a text as a phone dials it. */
export function dialledNumber(text: string): string {
  const parts = toLatinDigits(text).split(furtherNumber);
  const numbers = [...parts, ...parts.flatMap((part) => part.split(/\s+/))].map((part) =>
    part.replace(/[^+\d]/g, ""),
  );
  return numbers.find(isDialled) ?? numbers[0] ?? "";
}

const namePart = '[^\\s\\p{C}@"(),:;<>\\[\\]\\\\.]+';
const label = "[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*";

/** An email address of any script: `ü@exämple.de`. */
export const emailPattern = new RegExp(
  `^${namePart}(?:\\.${namePart})*@(?:${label}\\.)+\\p{L}[\\p{L}\\p{M}\\p{N}-]+$`,
  "u",
);

/** An email address by which a person signs in or is known to the plant. It has ASCII letters, which the database folds. */
export const accountEmailPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/;

/** Returns the address of a mail program's new message. */
export const mailLink = (email: string): string =>
  `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}`;

/** Returns the address that opens the email program with a letter. */
export const mailAddress = (to: string, subject: string, text: string) =>
  `${mailLink(to)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/**
 * Returns the address that opens WhatsApp with a text for the first number of a text. Ten digits are a number in India.
 * Without a number WhatsApp asks for the person.
 */
export function chatAddress(phone: string, text: string): string {
  const digits = dialledNumber(phone).replace(/\D/g, "").replace(/^0+/, "");
  const number = digits.length === 10 ? `91${digits}` : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
