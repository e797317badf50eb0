import { dialledNumber } from "../../../domain/contactText";

/** Returns the address that opens the email program with a letter. */
export const mailAddress = (to: string, subject: string, text: string) =>
  `mailto:${encodeURIComponent(to).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/**
 * Returns the address that opens WhatsApp with a text for the first number of a text. Ten digits are a number in India.
 * Without a number WhatsApp asks for the person.
 */
export function chatAddress(phone: string, text: string): string {
  const digits = dialledNumber(phone).replace(/\D/g, "").replace(/^0+/, "");
  const number = digits.length === 10 ? `91${digits}` : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** Returns the whole address of a path of the host. */
export const linkAddress = (host: string, path: string) =>
  new URL(`${host}${path}`, window.location.origin).href;

/** True on a phone whose browser passes files to other apps. */
export function sharesFiles(): boolean {
  if (!("canShare" in navigator) || !window.matchMedia("(pointer: coarse)").matches) return false;
  const file = new File([""], "paper.pdf", { type: "application/pdf" });
  return navigator.canShare({ files: [file] });
}
