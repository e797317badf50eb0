import type { FieldErrors, Validation } from "../../../contract/errors";
import { type OpenPaper, ReceiptCreation } from "../../../contract/receivables";
import { type DebtKind, proposeAllocations } from "../../../domain/receivables/account";
import { type Draft, isFilledIn, readFigure, validateForm } from "../schema/readDraft";

/** A paper that a receipt can pay. */
export interface Debt extends Pick<OpenPaper, "paperId" | "number" | "date" | "dueDate" | "open"> {
  readonly kind: DebtKind;
}

/** Returns the debts among a client's open papers, the oldest first. */
export const debtsOf = (papers: readonly OpenPaper[]): Debt[] =>
  papers.flatMap((paper) => (paper.kind === "RECEIPT" ? [] : [{ ...paper, kind: paper.kind }]));

/** Returns the name of the input for a debt's part. */
export const partName = ({ kind, paperId }: Pick<Debt, "kind" | "paperId">) =>
  `part${kind}${paperId}`;

export const sumFields = ["amount", "tds", "rateDifference", "other"] as const;

const paiseOf = (value: unknown) => Math.round(Number(readFigure(String(value ?? ""))) * 100) || 0;

/** Returns the part of each debt that a proposal gives it, by the names of the inputs. */
export function proposedParts(draft: Draft, debts: readonly Debt[], first?: number): Draft {
  const received = sumFields.reduce((sum, name) => sum + paiseOf(draft[name]), 0);
  const ordered = debts.map((debt) => ({
    ...debt,
    openPaise: Math.round(debt.open * 100),
    // The invoice from which the form was opened is paid first.
    date: debt.kind === "INVOICE" && debt.paperId === first ? "" : debt.date,
  }));
  const parts = new Map(
    proposeAllocations(received, ordered).map(({ debt, amountPaise }) => [
      partName(debt),
      String(amountPaise / 100),
    ]),
  );
  return Object.fromEntries(debts.map((debt) => [partName(debt), parts.get(partName(debt)) ?? ""]));
}

/** Returns the allocations of the filled-in parts. */
export const partsIn = (draft: Draft, debts: readonly Debt[]) =>
  debts
    .filter((debt) => isFilledIn(draft[partName(debt)]))
    .map((debt) => ({
      kind: debt.kind,
      paperId: debt.paperId,
      amount: readFigure(String(draft[partName(debt)])),
    }))
    .filter(({ amount }) => amount !== 0);

/** Returns the errors with the names of the form's inputs in place of the paths of allocations. */
export function errorsOfParts(errors: FieldErrors, draft: Draft, debts: readonly Debt[]) {
  const parts = partsIn(draft, debts);
  return Object.fromEntries(
    Object.entries(errors).map(([field, message]) => {
      const [, index] = /^allocations\.(\d+)/.exec(field) ?? [];
      const part = index === undefined ? undefined : parts[Number(index)];
      return [part ? partName(part) : field.replace(/^allocations$/, "amount"), message];
    }),
  );
}

/** Reads the form of a receipt. */
export function readReceipt(
  draft: Draft,
  debts: readonly Debt[],
  clientId: number,
): Validation<ReceiptCreation> {
  const figures: ReadonlySet<string> = new Set(sumFields);
  const names = new Set(debts.map(partName));
  const entered = Object.entries(draft)
    .filter(([name, value]) => !names.has(name) && isFilledIn(value))
    .map(([name, value]) => [name, figures.has(name) ? readFigure(String(value)) : value]);
  const read = validateForm(ReceiptCreation, {
    ...Object.fromEntries(entered),
    clientId,
    allocations: partsIn(draft, debts),
  });
  return read.ok ? read : { ok: false, errors: errorsOfParts(read.errors, draft, debts) };
}
