const ones = [
  ...["Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"],
  ...["Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen", "Sixteen", "Seventeen"],
  ...["Eighteen", "Nineteen"],
];
const tens = [
  ...["", "", "Twenty", "Thirty", "Forty", "Fifty", "Sixty", "Seventy", "Eighty", "Ninety"],
];

const scales = [
  [10_000_000, "Crore"],
  [100_000, "Lakh"],
  [1000, "Thousand"],
  [100, "Hundred"],
] as const;

/** A whole number in words, with lakhs and crores: `Ninety-Three Thousand Four Hundred Fifty`. */
export function numberInWords(number: number): string {
  for (const [scale, name] of scales) {
    if (number < scale) continue;
    const rest = number % scale;
    const head = `${numberInWords(Math.floor(number / scale))} ${name}`;
    return rest === 0 ? head : `${head} ${numberInWords(rest)}`;
  }
  if (number < ones.length) return ones[number] ?? "";
  const rest = number % 10;
  const ten = tens[Math.floor(number / 10)] ?? "";
  return rest === 0 ? ten : `${ten}-${ones[rest]}`;
}

/** An amount of paise as a document has it: `Rupees Ninety-Three Thousand Four Hundred Fifty Only`. */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = `Rupees ${numberInWords(Math.floor(paise / 100))}`;
  return rest === 0 ? `${rupees} Only` : `${rupees} and ${numberInWords(rest)} Paise Only`;
}
