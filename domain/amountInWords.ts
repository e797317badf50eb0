import type { Language } from "./languages";
import { englishNumbers, hindiNumbers, kannadaNumbers } from "./numberWords";

/** The units of numbers in India, the largest first. */
const units = [
  { unit: "crore", size: 10_000_000 },
  { unit: "lakh", size: 100_000 },
  { unit: "thousand", size: 1_000 },
  { unit: "hundred", size: 100 },
] as const;
type Unit = (typeof units)[number]["unit"];

interface Count {
  readonly count: number;
  readonly words: string;
  /** True if a smaller number follows: Kannada gives the unit another ending then. */
  readonly isFollowed: boolean;
}

interface AmountWords {
  /** The words of 0 to 99. */
  readonly numbers: readonly string[];
  readonly unit: Readonly<Record<Unit, (count: Count) => string>>;
  readonly minus: string;
  readonly rupees: (count: number, words: string) => string;
  readonly paise: (count: number, words: string) => string;
  readonly and: string;
  /** The word after the amount, so that nothing can be added to it. */
  readonly only: string;
}

const named =
  (name: string) =>
  ({ words }: Count) =>
    `${words} ${name}`;

/** Returns a function that adds a unit's name to its count. The unit has another ending before a smaller number. */
const ending =
  (alone: string, followed: string) =>
  ({ words, isFollowed }: Count) =>
    `${words} ${isFollowed ? followed : alone}`;

/** The hundreds of Kannada, which are words of their own. The last vowel is dropped before a smaller number. */
const kannadaHundreds = "ನೂರು ಇನ್ನೂರು ಮುನ್ನೂರು ನಾನೂರು ಐನೂರು ಆರುನೂರು ಏಳುನೂರು ಎಂಟುನೂರು ಒಂಬೈನೂರು".split(" ");

const amountWords: Readonly<Record<Language, AmountWords>> = {
  en: {
    numbers: englishNumbers,
    unit: {
      crore: named("Crore"),
      lakh: named("Lakh"),
      thousand: named("Thousand"),
      hundred: named("Hundred"),
    },
    minus: "Minus",
    rupees: (_, words) => `Rupees ${words}`,
    paise: (_, words) => `${words} Paise`,
    and: "and",
    only: "Only",
  },
  hi: {
    numbers: hindiNumbers,
    unit: {
      crore: named("करोड़"),
      lakh: named("लाख"),
      thousand: named("हज़ार"),
      hundred: named("सौ"),
    },
    minus: "माइनस",
    rupees: (count, words) => `${words} ${count === 1 ? "रुपया" : "रुपये"}`,
    paise: (count, words) => `${words} ${count === 1 ? "पैसा" : "पैसे"}`,
    and: "और",
    only: "मात्र",
  },
  kn: {
    numbers: kannadaNumbers,
    unit: {
      crore: ending("ಕೋಟಿ", "ಕೋಟಿಯ"),
      lakh: ending("ಲಕ್ಷ", "ಲಕ್ಷದ"),
      thousand: ({ count, words, isFollowed }) =>
        `${count === 1 ? "" : `${words} `}${isFollowed ? "ಸಾವಿರದ" : "ಸಾವಿರ"}`,
      hundred: ({ count, isFollowed }) =>
        (kannadaHundreds[count - 1] ?? "").replace(isFollowed ? /\u0CC1$/ : "", ""),
    },
    minus: "ಮೈನಸ್",
    rupees: (_, words) => `${words} ರೂಪಾಯಿ`,
    paise: (_, words) => `${words} ಪೈಸೆ`,
    and: "ಮತ್ತು",
    only: "ಮಾತ್ರ",
  },
};

/** Returns the words of a whole number, 0 or more. */
function numberInWords(number: number, words: AmountWords): string {
  const found = units.find(({ size }) => size <= number);
  if (!found) return words.numbers[number] ?? "";
  const count = Math.floor(number / found.size);
  const rest = number % found.size;
  const head = words.unit[found.unit]({
    count,
    words: numberInWords(count, words),
    isFollowed: rest > 0,
  });
  return rest === 0 ? head : `${head} ${numberInWords(rest, words)}`;
}

/**
 * Writes an amount of whole paise in words, by lakh and crore: `Rupees One Lakh Five Thousand and Fifty Paise Only`.
 */
export function amountInWords(paise: number, language: Language = "en"): string {
  const words = amountWords[language];
  const rupees = Math.floor(Math.abs(paise) / 100);
  const rest = Math.abs(paise) % 100;
  const amount = words.rupees(rupees, numberInWords(rupees, words));
  const parts = [
    ...(paise < 0 ? [words.minus] : []),
    amount,
    ...(rest > 0 ? [words.and, words.paise(rest, numberInWords(rest, words))] : []),
    words.only,
  ];
  return parts.join(" ");
}
