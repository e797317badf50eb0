import { hasDecimals, readNumber } from "../numbers";
import { type DebtKind, type ProposedAllocation, proposeAllocations } from "./account";

/** The words of banks for the two sides of an account. */
const sideWords = {
  credit: /^(c|cr|credit|credited|deposit|deposited)\.?$/i,
  debit: /^(d|dr|debit|debited|wd|wdl|withdrawal|withdrawn)\.?$/i,
} as const;

/** Returns the parts of an amount as banks write the amount: `Rs. 750/-`, `₹500.00 (Cr)`, `(7,000.00)` or `9,000.00-`. */
function readParts(cell: string) {
  const text = cell.trim().replace(/^(?:₹|rs\.?|inr)\s*/i, "");
  const isNegative = /^\([^()]*\)$/.test(text) || /\d-$/.test(text);
  const plain = isNegative ? text.replace(/^\(|[)-]$/g, "") : text;
  const [, typed = "", mark = ""] =
    /^(.*?)\s*(?:\/-)?\s*\(?\s*(cr?|dr?|credit|debit)?\.?\s*\)?$/i.exec(plain) ?? [];
  return { typed: typed.replace(/^(?:₹|rs\.?|inr)\s*/i, ""), mark, isNegative };
}

/**
 * Returns the side of a bank statement's row. Undefined for an unknown word.
 * @param side the cell of the column for the side; a side within the amount's cell wins
 */
export function readSide(cell: string, side: string): keyof typeof sideWords | undefined {
  const word = readParts(cell).mark || side.trim();
  if (sideWords.debit.test(word)) return "debit";
  return sideWords.credit.test(word) ? "credit" : undefined;
}

/**
 * Reads the amount of a bank statement's row, such as `1,20,000.00`, `₹500.00 (Cr)` or `-`. Source:
 * docs/trade/files.md#amounts-and-sides.
 * @param side the cell that says `Cr` or `Dr`, if the statement has one column for all amounts
 * @returns paise; 0 for a withdrawal or an empty cell, and undefined for a text that is no amount
 */
export function readDepositPaise(cell: string, side = ""): number | undefined {
  const { typed, mark, isNegative } = readParts(cell);
  if (/^-*$/.test(typed)) return 0;
  const rupees = readNumber(typed);
  if (rupees === undefined || !hasDecimals(rupees, 2)) return undefined;
  if (rupees <= 0 || (isNegative && mark === "")) return 0;
  return readSide(cell, side) === "debit" ? 0 : Math.round(rupees * 100);
}

/** The words of a row of sums or balances, which is no transaction. The whole cell has these words. */
const sumWords = [
  /^(grand |sub |page |statement )?totals?( (amount|credits?|deposits?|debits?|withdrawals?))?$/i,
  /^(opening|closing) balance$/i,
  /^(balance )?((brought|carried) forward|[bc]\/?f)$/i,
];

/** True for a cell that names a row of sums or balances, such as `Grand Total:`. */
export function namesSums(cell: string): boolean {
  const words = cell.replace(/[\s-]+/g, " ").replace(/^[ *]+|[ *.:]+$/g, "");
  return sumWords.some((form) => form.test(words));
}

/** The clues to the client of a deposit, the surest first. An amount alone is a suggestion. */
export const depositClues = ["number", "gstin", "name", "amount"] as const;
type DepositClue = (typeof depositClues)[number];

export interface OpenDebt {
  readonly kind: DebtKind;
  readonly paperId: number;
  readonly number: string;
  readonly date: string;
  readonly openPaise: number;
}

export interface Debtor {
  readonly id: number;
  readonly name: string;
  /** The client's names as {@link foldText} writes them, without the legal form. */
  readonly nameKeys: readonly string[];
  readonly gstin?: string | undefined;
  readonly debts: readonly OpenDebt[];
}

export interface Deposit {
  readonly paise: number;
  /** The narration and the reference of the deposit, as {@link foldText} writes them. */
  readonly text: string;
}

/** Returns the letters and digits of a text: banks drop the slashes and spaces of numbers and names. */
export const foldText = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The fewest letters and digits of a number and of a name that are searched. Shorter ones are found in too many texts.
 */
const shortestNumber = 5;
const shortestName = 5;
/** The compared beginning of a name, in letters, because banks cut long names. */
const longestName = 15;

/** True if a folded text has a number that is no part of a longer number. */
export function hasNumber(text: string, number: string): boolean {
  const wanted = foldText(number).replace(/^0+/, "");
  if (wanted.length < shortestNumber) return false;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    const before = text.slice(0, at).replace(/0+$/, "").at(-1) ?? "";
    const isWhole = !/\d/.test(wanted.charAt(0)) || !/\d/.test(before);
    if (isWhole && !/\d/.test(text.charAt(at + wanted.length))) return true;
  }
  return false;
}

/** Returns the debtors with the longest name in a text, so that `Kaveri Exports` is not `Kaveri`. */
function findByName({ text }: Deposit, debtors: readonly Debtor[]): Debtor[] {
  const found = debtors.map((debtor) => {
    const lengths = debtor.nameKeys.flatMap((key) => {
      const part = key.slice(0, longestName);
      return part.length >= shortestName && text.includes(part) ? part.length : [];
    });
    return { debtor, length: Math.max(0, ...lengths) };
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return found.flatMap(({ debtor, length }) => (length > 0 && length === longest ? debtor : []));
}

const sumOf = (debts: readonly OpenDebt[]) =>
  debts.reduce((sum, { openPaise }) => sum + openPaise, 0);

const paysExactly = ({ paise }: Deposit, debts: readonly OpenDebt[]) =>
  debts.some(({ openPaise }) => openPaise === paise) || sumOf(debts) === paise;

const clues: Record<DepositClue, (deposit: Deposit, debtors: readonly Debtor[]) => Debtor[]> = {
  number: ({ text }, debtors) =>
    debtors.filter(({ debts }) => debts.some(({ number }) => hasNumber(text, number))),
  gstin: ({ text }, debtors) =>
    debtors.filter(({ gstin }) => gstin !== undefined && text.includes(foldText(gstin))),
  name: findByName,
  amount: (deposit, debtors) => debtors.filter(({ debts }) => paysExactly(deposit, debts)),
};

/**
 * Finds the one client of a deposit, with the clues. A later clue decides between several clients. Source:
 * docs/trade/files.md#whose-money-it-is.
 */
export function findDebtor(deposit: Deposit, debtors: readonly Debtor[]) {
  let left: readonly Debtor[] = debtors;
  const by: DepositClue[] = [];
  for (const clue of depositClues) {
    const found = clues[clue](deposit, left);
    if (found.length === 0) continue;
    left = found;
    by.push(clue);
  }
  const [debtor] = left;
  return debtor && left.length === 1 && by.length > 0 ? { debtor, by } : undefined;
}

/**
 * Proposes what a deposit pays: first the debts whose numbers its text has, else the first debt of exactly its amount,
 * and then the oldest debts.
 */
export function proposeParts<D extends OpenDebt>(
  deposit: Deposit,
  debts: readonly D[],
): ProposedAllocation<D>[] {
  const named = debts.filter(({ number }) => hasNumber(deposit.text, number));
  const exact = debts.filter(({ openPaise }) => openPaise === deposit.paise).slice(0, 1);
  const first = new Set(named.length > 0 ? named : exact);
  const ordered = debts.map((debt) => ({ debt, date: first.has(debt) ? "" : debt.date }));
  return proposeAllocations(
    deposit.paise,
    ordered.map(({ debt, date }) => ({ ...debt, date, debt })),
  ).map(({ debt: { debt }, amountPaise }) => ({ debt, amountPaise }));
}
