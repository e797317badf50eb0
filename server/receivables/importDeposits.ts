import type { FieldMessages } from "../../contract/errors";
import { type BankRow, bankImport, maxDeposits } from "../../contract/imports";
import type { ReceiptCreation } from "../../contract/receivables";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import type { ReceiptMode } from "../../domain/receivables/account";
import {
  findDebtor,
  foldText,
  namesSums,
  proposeParts,
  readDepositPaise,
  readSide,
} from "../../domain/receivables/matchDeposit";
import { rupeesOf } from "../../domain/storedUnits";
import type { WriteDatabase } from "../db/connect";
import { badRequest, englishText, HttpError } from "../errors";
import type { Importing, MatchedImport, MatchedRow, MatchPlan } from "../records/matchedImport";
import { lockItems, lockReceipts } from "./allocate";
import { type FileDebtor, readDebtors, readEntered, takeEntered } from "./depositMatches";
import { checkReceipt, reverseReceipt, writeReceipt } from "./writeReceipt";

type Row = MatchedRow<BankRow>;

interface DepositPlan extends MatchPlan {
  /** Writes the receipt. @returns its id */
  write?(tx: WriteDatabase, importing: Importing): Promise<number>;
}

type Planned = DepositPlan | undefined;

const paiseIn = ({ cell }: Row) => readDepositPaise(cell("deposit"), cell("side"));

/**
 * True for a withdrawal. Of the rows without a date it is true for totals by their name, and for rows with words in place of
 * an amount, such as repeated headings. Every other row with an amount is a deposit or an error.
 */
function isNoDeposit(row: Row): boolean {
  const paise = paiseIn(row);
  if (paise === 0) return true;
  const isDated = row.cell("date") !== "" && row.errors.date === undefined;
  if (isDated) return false;
  return row.cells.some(namesSums) || (paise === undefined && !/\d/.test(row.cell("deposit")));
}

/** True if a file has one column for deposits and withdrawals, and another one for their sides. */
const needsSide = (heading: (field: string) => string) =>
  heading("side") !== "" && !/deposit|credit|^cr/i.test(heading("deposit"));

/** Returns the errors of a row with an amount. A date is taken from above if the row has a narration or a reference. */
function errorsOf(row: Row, isSideNeeded: boolean): FieldMessages {
  const isNamed = row.cell("narration") !== "" || row.cell("bankReference") !== "";
  const lacksDate = row.cell("date") === "" && !(row.filledFrom !== undefined && isNamed);
  const lacksSide = isSideNeeded && readSide(row.cell("deposit"), row.cell("side")) === undefined;
  return {
    ...row.errors,
    ...(lacksDate && { date: say("bank.noDate") }),
    ...(lacksSide && { side: say("bank.noSide") }),
    ...(paiseIn(row) === undefined && { deposit: say("bank.noAmount") }),
  };
}

const textOf = ({ narration = "", bankReference = "" }: BankRow) =>
  foldText(`${narration} ${bankReference}`);

function modeOf({ narration = "", bankReference = "" }: BankRow): ReceiptMode {
  if (/\bupi\b/i.test(narration)) return "UPI";
  if (/\bcash\b/i.test(narration)) return "CASH";
  const isCheque =
    /\b(chq|cheque|clg|clearing)\b/i.test(narration) || /^\d{6}$/.test(bankReference);
  return isCheque ? "CHEQUE" : "BANK";
}

/** Returns the bank's reference, else the UTR in the narration, else the narration's beginning. Undefined without one. */
function referenceOf({ narration = "", bankReference = "" }: BankRow): string | undefined {
  const ownReference = /[1-9]/.test(bankReference) ? bankReference : undefined;
  const [utr] = /\b(?=[a-z]*\d)[a-z]{0,5}\d[a-z0-9]{10,20}\b/i.exec(narration) ?? [];
  const line = (ownReference ?? utr ?? narration).replace(/\s+/g, " ").trim().slice(0, 60);
  return line === "" ? undefined : line;
}

/** Adds the error with which the call that enters a receipt would refuse the row. */
async function checkRow(tx: WriteDatabase, receipt: ReceiptCreation) {
  try {
    await checkReceipt(tx, receipt);
    return {};
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { clientId, ...errors } = error.errors ?? {};
    return { ...errors, ...(clientId && { "": clientId }) };
  }
}

const isWrong = (errors: object) => Object.keys(errors).length > 0;

interface Match {
  readonly row: Row;
  readonly value: BankRow;
  readonly paise: number;
  readonly earlier: MatchPlan["earlier"];
}

interface Known {
  readonly debtors: readonly FileDebtor[];
  readonly entered: Awaited<ReturnType<typeof readEntered>>;
  readonly choices: ReadonlyMap<number, number>;
  readonly paid: ReturnType<typeof paidPapers>;
}

/** Collects the papers that a file's deposits pay. The first written receipt locks all these papers, in one order. */
function paidPapers() {
  const papers: ReceiptCreation["allocations"] = [];
  let locked: Promise<unknown> | undefined;
  return {
    add: (more: ReceiptCreation["allocations"]) => void papers.push(...more),
    lock: (tx: WriteDatabase) => {
      locked ??= lockItems(tx, papers);
      return locked;
    },
  };
}

/** Plans a deposit. Its parts lower what the next deposits of the file find open. */
async function planDeposit(
  tx: WriteDatabase,
  { row, value, paise, earlier }: Match,
  { debtors, entered, choices, paid: papers }: Known,
): Promise<DepositPlan> {
  const chosen = choices.get(row.row);
  const deposit = { paise, text: textOf(value) };
  const found = findDebtor(deposit, debtors);
  const chosenDebtor = debtors.find(({ id }) => id === chosen);
  const debtor = chosenDebtor ?? found?.debtor;
  const by = chosenDebtor === undefined || chosenDebtor === found?.debtor ? (found?.by ?? []) : [];
  const receipt = { ...deposit, date: value.date, clientId: debtor?.id };
  const before = takeEntered(entered, receipt);
  const file = debtors.find(({ id }) => id === debtor?.id);
  const parts = proposeParts(deposit, file?.debts ?? []);
  const paid = parts.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  const shown = {
    amount: rupeesOf(paise),
    ...(debtor && { clientId: debtor.id, client: debtor.name }),
    by,
    parts: parts.map(({ debt, amountPaise }) => ({
      number: debt.number,
      amount: rupeesOf(amountPaise),
    })),
    onAccount: rupeesOf(paise - paid),
    ...(row.filledFrom !== undefined && { dateRow: row.filledFrom }),
    ...(before !== undefined && { entered: before }),
  };
  // A person decides if the amount is the only clue, or if the receipt may be entered already.
  const isSure = by.length > 0 && by[0] !== "amount" && before === undefined;
  const clientId = chosen ?? (isSure ? debtor?.id : 0) ?? 0;
  if (clientId === 0) return { state: "left", deposit: shown };
  const body: ReceiptCreation = {
    clientId,
    date: value.date,
    mode: modeOf(value),
    reference: referenceOf(value),
    amount: rupeesOf(paise),
    tds: 0,
    rateDifference: 0,
    other: 0,
    allocations: parts.map(({ debt: { kind, paperId }, amountPaise }) => ({
      kind,
      paperId,
      amount: rupeesOf(amountPaise),
    })),
  };
  const errors = await checkRow(tx, body);
  if (isWrong(errors)) return { state: "wrong", errors, deposit: shown };
  for (const { debt, amountPaise } of parts) debt.openPaise -= amountPaise;
  papers.add(body.allocations);
  return {
    state: "new",
    deposit: shown,
    earlier,
    about: JSON.stringify([
      clientId,
      paise,
      parts.map(({ debt, amountPaise }) => [debt.kind, debt.paperId, amountPaise]),
    ]),
    async write(into, { session, importId }) {
      await papers.lock(into);
      return writeReceipt(into, session, body, importId);
    },
  };
}

/** Returns the plan of a row that needs no match. */
function planWithoutMatch(row: Row, choices: Known["choices"], isSideNeeded: boolean): Planned {
  if (isNoDeposit(row)) return { state: "unchanged" };
  const amount = rupeesOf(paiseIn(row) ?? 0);
  const deposit = { amount, by: [], parts: [], onAccount: amount };
  const errors = errorsOf(row, isSideNeeded);
  if (!isWrong(errors)) return undefined;
  return choices.get(row.row) === 0
    ? { state: "left", deposit }
    : { state: "wrong", errors, deposit };
}

export const depositImport: MatchedImport<BankRow> = {
  forms: bankImport,
  undoCall: "reverseReceipt",
  fillsDown: "date",

  async plan(tx, rows, { choices, heading, findEarlier }) {
    const isSideNeeded = needsSide(heading);
    const plans = rows.map((row) => planWithoutMatch(row, choices, isSideNeeded));
    const matches = rows.flatMap((row, index) => {
      const [value, paise] = [row.value, paiseIn(row)];
      return plans[index] || !value || paise === undefined ? [] : [{ index, row, value, paise }];
    });
    const shown = plans.filter((plan) => plan?.deposit).length + matches.length;
    if (shown > maxDeposits)
      throw badRequest({ text: say("bank.tooMany", { rows: shown, most: maxDeposits }) });
    const earlier = await findEarlier(
      matches.map(({ value, paise }) => JSON.stringify([value.date, paise, textOf(value)])),
    );
    const known = {
      choices,
      paid: paidPapers(),
      debtors: await readDebtors(tx),
      entered: await readEntered(tx, [...new Set(matches.map(({ paise }) => paise))]),
    };
    for (const [at, { index, ...match }] of matches.entries())
      plans[index] = earlier[at]?.importedAt
        ? { state: "repeated", earlier: earlier[at] }
        : await planDeposit(tx, { ...match, earlier: earlier[at] }, known);
    return {
      rows: plans.map((plan) => plan ?? { state: "unchanged" }),
      async write(into, places, importing) {
        const ids: number[] = [];
        for (const place of places) {
          const id = await plans[place]?.write?.(into, importing);
          if (id !== undefined) ids.push(id);
        }
        return ids;
      },
    };
  },

  async undo(tx, session, records) {
    const ids = records.map(({ id }) => Number(id));
    const reversal = {
      date: indiaDate(currentTime()),
      reason: englishText(say("receipt.importUndone")),
    };
    await lockReceipts(tx, ids);
    for (const id of ids) await reverseReceipt(tx, session, id, reversal);
  },
};
