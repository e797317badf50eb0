import type { Language } from "./languages";

/**
 * Splits rows of words into one list: the words of 0 to 99, ten in a row. Hindi has a word for each number. Kannada
 * joins the words by its rules of sandhi. Source: the spellout rules of Unicode CLDR (common/rbnf, hi.xml and kn.xml).
 */
const wordsOf = (...rows: readonly string[]) => rows.flatMap((row) => row.split(" "));

export const englishNumbers = wordsOf(
  "Zero One Two Three Four Five Six Seven Eight Nine",
  "Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen",
  "Twenty Twenty-One Twenty-Two Twenty-Three Twenty-Four Twenty-Five Twenty-Six Twenty-Seven Twenty-Eight Twenty-Nine",
  "Thirty Thirty-One Thirty-Two Thirty-Three Thirty-Four Thirty-Five Thirty-Six Thirty-Seven Thirty-Eight Thirty-Nine",
  "Forty Forty-One Forty-Two Forty-Three Forty-Four Forty-Five Forty-Six Forty-Seven Forty-Eight Forty-Nine",
  "Fifty Fifty-One Fifty-Two Fifty-Three Fifty-Four Fifty-Five Fifty-Six Fifty-Seven Fifty-Eight Fifty-Nine",
  "Sixty Sixty-One Sixty-Two Sixty-Three Sixty-Four Sixty-Five Sixty-Six Sixty-Seven Sixty-Eight Sixty-Nine",
  "Seventy Seventy-One Seventy-Two Seventy-Three Seventy-Four Seventy-Five Seventy-Six Seventy-Seven Seventy-Eight Seventy-Nine",
  "Eighty Eighty-One Eighty-Two Eighty-Three Eighty-Four Eighty-Five Eighty-Six Eighty-Seven Eighty-Eight Eighty-Nine",
  "Ninety Ninety-One Ninety-Two Ninety-Three Ninety-Four Ninety-Five Ninety-Six Ninety-Seven Ninety-Eight Ninety-Nine",
);

export const hindiNumbers = wordsOf(
  "शून्य एक दो तीन चार पाँच छह सात आठ नौ",
  "दस ग्यारह बारह तेरह चौदह पन्द्रह सोलह सत्रह अठारह उन्नीस",
  "बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस",
  "तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस",
  "चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास",
  "पचास इक्यावन बावन तिरेपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ",
  "साठ इकसठ बासठ तिरेसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर",
  "सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी",
  "अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी",
  "नब्बे इक्यानबे बानबे तिरानबे चौरानबे पंचानबे छियानबे सत्तानबे अट्ठानबे निन्यानबे",
);

export const kannadaNumbers = wordsOf(
  "ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು",
  "ಹತ್ತು ಹನ್ನೊಂದು ಹನ್ನೆರಡು ಹದಿಮೂರು ಹದಿನಾಲ್ಕು ಹದಿನೈದು ಹದಿನಾರು ಹದಿನೇಳು ಹದಿನೆಂಟು ಹತ್ತೊಂಬತ್ತು",
  "ಇಪ್ಪತ್ತು ಇಪ್ಪತ್ತೊಂದು ಇಪ್ಪತ್ತೆರಡು ಇಪ್ಪತ್ತಮೂರು ಇಪ್ಪತ್ತನಾಲ್ಕು ಇಪ್ಪತ್ತೈದು ಇಪ್ಪತ್ತಾರು ಇಪ್ಪತ್ತೇಳು ಇಪ್ಪತ್ತೆಂಟು ಇಪ್ಪತ್ತೊಂಬತ್ತು",
  "ಮೂವತ್ತು ಮೂವತ್ತೊಂದು ಮೂವತ್ತೆರಡು ಮೂವತ್ತಮೂರು ಮೂವತ್ತನಾಲ್ಕು ಮೂವತ್ತೈದು ಮೂವತ್ತಾರು ಮೂವತ್ತೇಳು ಮೂವತ್ತೆಂಟು ಮೂವತ್ತೊಂಬತ್ತು",
  "ನಲವತ್ತು ನಲವತ್ತೊಂದು ನಲವತ್ತೆರಡು ನಲವತ್ತಮೂರು ನಲವತ್ತನಾಲ್ಕು ನಲವತ್ತೈದು ನಲವತ್ತಾರು ನಲವತ್ತೇಳು ನಲವತ್ತೆಂಟು ನಲವತ್ತೊಂಬತ್ತು",
  "ಐವತ್ತು ಐವತ್ತೊಂದು ಐವತ್ತೆರಡು ಐವತ್ತಮೂರು ಐವತ್ತನಾಲ್ಕು ಐವತ್ತೈದು ಐವತ್ತಾರು ಐವತ್ತೇಳು ಐವತ್ತೆಂಟು ಐವತ್ತೊಂಬತ್ತು",
  "ಅರವತ್ತು ಅರವತ್ತೊಂದು ಅರವತ್ತೆರಡು ಅರವತ್ತಮೂರು ಅರವತ್ತನಾಲ್ಕು ಅರವತ್ತೈದು ಅರವತ್ತಾರು ಅರವತ್ತೇಳು ಅರವತ್ತೆಂಟು ಅರವತ್ತೊಂಬತ್ತು",
  "ಎಪ್ಪತ್ತು ಎಪ್ಪತ್ತೊಂದು ಎಪ್ಪತ್ತೆರಡು ಎಪ್ಪತ್ತಮೂರು ಎಪ್ಪತ್ತನಾಲ್ಕು ಎಪ್ಪತ್ತೈದು ಎಪ್ಪತ್ತಾರು ಎಪ್ಪತ್ತೇಳು ಎಪ್ಪತ್ತೆಂಟು ಎಪ್ಪತ್ತೊಂಬತ್ತು",
  "ಎಂಬತ್ತು ಎಂಬತ್ತೊಂದು ಎಂಬತ್ತೆರಡು ಎಂಬತ್ತಮೂರು ಎಂಬತ್ತನಾಲ್ಕು ಎಂಬತ್ತೈದು ಎಂಬತ್ತಾರು ಎಂಬತ್ತೇಳು ಎಂಬತ್ತೆಂಟು ಎಂಬತ್ತೊಂಬತ್ತು",
  "ತೊಂಬತ್ತು ತೊಂಬತ್ತೊಂದು ತೊಂಬತ್ತೆರಡು ತೊಂಬತ್ತಮೂರು ತೊಂಬತ್ತನಾಲ್ಕು ತೊಂಬತ್ತೈದು ತೊಂಬತ್ತಾರು ತೊಂಬತ್ತೇಳು ತೊಂಬತ್ತೆಂಟು ತೊಂಬತ್ತೊಂಬತ್ತು",
);

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
  /** The last word of the amount, "Only". Nobody can add words after it. */
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
