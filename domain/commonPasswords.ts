import { companyName, companyTown } from "./company";

/**
 * Common passwords in lower case, without the digits and symbols at the end, which `isCommonPassword` removes first.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 12341234 11111111 00000000 88888888 87654321 987654321
9876543210 123123123 12121212 11223344 112233445566 1122334455 123454321 147258369 123456789a
a123456789 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx q1w2e3r4 q1w2e3r4t5 a1b2c3d4 abc123abc
qwer qwert qwerty qwertyui qwertyuiop qwertyqwerty qazwsx qazwsxedc asdf asdfg asdfgh asdfghjk asdfghjkl
zxcv zxcvb zxcvbn zxcvbnm abcd abcde abcdef abcdefg abcdefgh pass passpass passwd password mypassword
changeme letmein welcome hello login access master default guest user root test testtest temp demo sample
secret private iloveyou lovely babygirl butterfly sunshine princess football baseball cricket superman batman
spiderman pokemon starwars trustno whatever computer internet michelle jennifer jessica samantha charlie danielle
dragon monkey shadow india bharat krishna ganesh ganesha lakshmi saibaba bangalore bengaluru karnataka
freedom corvette mercedes liverpool chelsea arsenal blink summer winter monsoon super administrator company
office factory plant manager owner staff worker carton cartons cardboard corrugated packaging paper boxes`.split(
    /\s+/,
  ),
);

/** The plant's names and town, and words that a guesser tries first. */
const plantWords = [companyName, ...`${companyName} ${companyTown}`.split(/\W+/), "admin", "kraft"];

/** Digits and symbols that people write in place of a letter. */
const letters: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "!": "i",
  "0": "o",
  $: "s",
  "5": "s",
  "7": "t",
};

const withLetters = (text: string) => text.replace(/[@431!0$57]/g, (sign) => letters[sign] ?? sign);

const withoutStart = (text: string) => text.replace(/^[^\p{L}\p{M}]+/u, "");
const withoutEnd = (text: string) => text.replace(/[^\p{L}\p{M}]+$/u, "");

const onlyLetters = (text: string) => withLetters(text).replace(/[^\p{L}\p{M}]/gu, "");

/** A word of fewer than 4 letters counts as common, unless the password has 16 characters or more. */
const [fewestLetters, longEnough] = [4, 16];

/** True if a text repeats 1 to 4 characters, or if each character follows the one before, as in `abcdefgh`. */
function isPattern(text: string): boolean {
  if (/^(.{1,4}?)\1+.{0,3}$/u.test(text)) return true;
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0);
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)));
  return steps.size === 1 && (steps.has(1) || steps.has(-1));
}

interface Guesses {
  /** Common passwords in lower case. The server's list is longer than the browser's. */
  readonly common?: ReadonlySet<string>;
  /** Names and places that belong to the person or the plant. */
  readonly words?: readonly string[];
}

/**
 * True if a password is a common word, a pattern, or one of the given or the plant's own words. Digits and symbols around
 * the word or instead of letters do not count.
 */
export function isCommonPassword(password: string, { common, words = [] }: Guesses = {}): boolean {
  const text = password.normalize("NFKC").toLowerCase();
  if (isPattern(text)) return true;
  const stem = withoutEnd(text);
  const word = withoutStart(stem);
  if (word.length < fewestLetters && text.length < longEnough) return true;
  const spellings = [text, stem, word, withLetters(stem), withLetters(word)];
  if (spellings.some((one) => commonPasswords.has(one) || common?.has(one))) return true;
  // The longest first: a short name may be a part of a long one.
  const guessed = [...plantWords, ...words]
    .map((one) => onlyLetters(one.normalize("NFKC").toLowerCase()))
    .filter((one) => one.length >= 3)
    .sort((one, other) => other.length - one.length);
  return [text, stem, word].some((one) => {
    const joined = onlyLetters(one);
    const rest = guessed.reduce((left, guess) => left.replaceAll(guess, ""), joined);
    return rest !== joined && (rest.length < fewestLetters || commonPasswords.has(rest));
  });
}
