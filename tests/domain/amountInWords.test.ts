import { expect, test } from "vitest";
import {
  amountInWords,
  englishNumbers,
  hindiNumbers,
  kannadaNumbers,
} from "../../domain/amountInWords";
import { languages } from "../../domain/languages";

const amounts = [
  {
    paise: 0,
    en: "Rupees Zero Only",
    hi: "शून्य रुपये मात्र",
    kn: "ಸೊನ್ನೆ ರೂಪಾಯಿ ಮಾತ್ರ",
  },
  {
    paise: 1_00,
    en: "Rupees One Only",
    hi: "एक रुपया मात्र",
    kn: "ಒಂದು ರೂಪಾಯಿ ಮಾತ್ರ",
  },
  {
    paise: 21_00,
    en: "Rupees Twenty-One Only",
    hi: "इक्कीस रुपये मात्र",
    kn: "ಇಪ್ಪತ್ತೊಂದು ರೂಪಾಯಿ ಮಾತ್ರ",
  },
  {
    paise: 99_00,
    en: "Rupees Ninety-Nine Only",
    hi: "निन्यानबे रुपये मात्र",
    kn: "ತೊಂಬತ್ತೊಂಬತ್ತು ರೂಪಾಯಿ ಮಾತ್ರ",
  },
  {
    paise: 100_00,
    en: "Rupees One Hundred Only",
    hi: "एक सौ रुपये मात्र",
    kn: "ನೂರು ರೂಪಾಯಿ ಮಾತ್ರ",
  },
  {
    paise: 1_05_000_00,
    en: "Rupees One Lakh Five Thousand Only",
    hi: "एक लाख पाँच हज़ार रुपये मात्र",
    kn: "ಒಂದು ಲಕ್ಷದ ಐದು ಸಾವಿರ ರೂಪಾಯಿ ಮಾತ್ರ",
  },
  {
    paise: 1_23_45_678_50,
    en: "Rupees One Crore Twenty-Three Lakh Forty-Five Thousand Six Hundred Seventy-Eight and Fifty Paise Only",
    hi: "एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर रुपये और पचास पैसे मात्र",
    kn: "ಒಂದು ಕೋಟಿಯ ಇಪ್ಪತ್ತಮೂರು ಲಕ್ಷದ ನಲವತ್ತೈದು ಸಾವಿರದ ಆರುನೂರ ಎಪ್ಪತ್ತೆಂಟು ರೂಪಾಯಿ ಮತ್ತು ಐವತ್ತು ಪೈಸೆ ಮಾತ್ರ",
  },
  {
    paise: 99_99_99_999_99,
    en: "Rupees Ninety-Nine Crore Ninety-Nine Lakh Ninety-Nine Thousand Nine Hundred Ninety-Nine and Ninety-Nine Paise Only",
    hi: "निन्यानबे करोड़ निन्यानबे लाख निन्यानबे हज़ार नौ सौ निन्यानबे रुपये और निन्यानबे पैसे मात्र",
    kn: "ತೊಂಬತ್ತೊಂಬತ್ತು ಕೋಟಿಯ ತೊಂಬತ್ತೊಂಬತ್ತು ಲಕ್ಷದ ತೊಂಬತ್ತೊಂಬತ್ತು ಸಾವಿರದ ಒಂಬೈನೂರ ತೊಂಬತ್ತೊಂಬತ್ತು ರೂಪಾಯಿ ಮತ್ತು ತೊಂಬತ್ತೊಂಬತ್ತು ಪೈಸೆ ಮಾತ್ರ",
  },
  {
    paise: 1_001_01,
    en: "Rupees One Thousand One and One Paise Only",
    hi: "एक हज़ार एक रुपये और एक पैसा मात्र",
    kn: "ಸಾವಿರದ ಒಂದು ರೂಪಾಯಿ ಮತ್ತು ಒಂದು ಪೈಸೆ ಮಾತ್ರ",
  },
  {
    paise: 50,
    en: "Rupees Zero and Fifty Paise Only",
    hi: "शून्य रुपये और पचास पैसे मात्र",
    kn: "ಸೊನ್ನೆ ರೂಪಾಯಿ ಮತ್ತು ಐವತ್ತು ಪೈಸೆ ಮಾತ್ರ",
  },
  {
    paise: 200_00_00_000_00,
    en: "Rupees Two Hundred Crore Only",
    hi: "दो सौ करोड़ रुपये मात्र",
    kn: "ಇನ್ನೂರು ಕೋಟಿ ರೂಪಾಯಿ ಮಾತ್ರ",
  },
  {
    paise: -2_000_00,
    en: "Minus Rupees Two Thousand Only",
    hi: "माइनस दो हज़ार रुपये मात्र",
    kn: "ಮೈನಸ್ ಎರಡು ಸಾವಿರ ರೂಪಾಯಿ ಮಾತ್ರ",
  },
];

test.each(amounts)("$paise paise are said in three languages", ({ paise, ...texts }) => {
  const amountTexts = Object.fromEntries(
    languages.map((each) => [each, amountInWords(paise, each)]),
  );
  expect(amountTexts).toEqual(texts);
});

test.each([
  { language: "English", numbers: englishNumbers },
  { language: "Hindi", numbers: hindiNumbers },
  { language: "Kannada", numbers: kannadaNumbers },
])("each number from 0 to 99 has a different word in $language", ({ numbers }) => {
  expect(numbers).toHaveLength(100);
  expect(new Set(numbers).size).toBe(100);
  for (const word of numbers) expect(word).toBe(word.normalize("NFC"));
});
