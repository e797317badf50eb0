import * as z from "zod/mini";
import type { Validation } from "../../../../../contract/errors";
import { ReelRegistration } from "../../../../../contract/reels";
import { readDraft, typedText } from "../../../schema/readDraft";

/** The columns of a delivery in the order of a mill's packing list. */
export const reelColumns = ["reelNo", "gsm", "burstFactor", "deckle", "initialWeight"] as const;
/** The fields that all reels of a delivery share. */
export const sharedFields = ["supplierName", "paperType", "unit"] as const;
/** Cells that are blank take the value of the row above. */
const repeated: readonly string[] = ["gsm", "burstFactor", "deckle"];

export const mostReels = 100;
const begunWith = 10;

const ReelRow = z.object({
  reelNo: typedText(),
  gsm: typedText(),
  burstFactor: typedText(),
  deckle: typedText(),
  initialWeight: typedText(),
});
export type ReelRow = z.infer<typeof ReelRow>;

export const DeliveryDraft = z.object({
  supplierName: typedText(),
  paperType: typedText(),
  unit: typedText(),
  rows: z.array(ReelRow),
});
export type DeliveryDraft = z.infer<typeof DeliveryDraft>;

export const blankRow: ReelRow = {
  reelNo: "",
  gsm: "",
  burstFactor: "",
  deckle: "",
  initialWeight: "",
};

export const emptyDelivery = (): DeliveryDraft => ({
  supplierName: "",
  paperType: "",
  unit: "A",
  rows: Array.from({ length: begunWith }, () => blankRow),
});

const isBlank = (row: ReelRow) => reelColumns.every((name) => row[name].trim() === "");

/** Returns the draft without blank rows, but with one row at least. */
export function withoutBlankRows(draft: DeliveryDraft): DeliveryDraft {
  const rows = draft.rows.filter((row) => !isBlank(row));
  return { ...draft, rows: rows.length === 0 ? [blankRow] : rows };
}

/** A reel with its row, which stays in the table if the host refuses the reel. */
export type ReadReel = Readonly<{ row: ReelRow; reel: ReelRegistration }>;

/** Returns the refused reels as the next delivery. Undefined if there are none. */
export function refusedDelivery(refused: readonly ReadReel[]): Partial<DeliveryDraft> | undefined {
  const [first] = refused;
  if (first === undefined) return undefined;
  const { supplierName, paperType, unit } = first.reel;
  return { supplierName, paperType, unit, rows: refused.map(({ row }) => row) };
}

/** Returns a function that reads a delivery. Messages are at their cell, or at the field that the reels share. */
export const readDelivery =
  (createdBy: string | undefined) =>
  ({ rows, ...shared }: DeliveryDraft): Validation<readonly ReadReel[]> => {
    const errors: Record<string, string> = {};
    const reels: ReadReel[] = [];
    let above = blankRow;
    rows.forEach((row, index) => {
      const filled = reelColumns.map((name) => {
        const isDitto = repeated.includes(name) && row[name].trim() === "";
        return [name, isDitto ? above[name] : row[name]];
      });
      above = ReelRow.parse(Object.fromEntries(filled));
      const read = readDraft(ReelRegistration, { ...shared, ...above, createdBy });
      if (read.ok) reels.push({ row: above, reel: read.value });
      else
        for (const [name, message] of Object.entries(read.errors))
          errors[name in blankRow ? `rows.${index}.${name}` : name] = message;
    });
    return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value: reels };
  };

/**
 * Pastes the cells of a spreadsheet into the rows, from the cell `at` on. Returns undefined for a text of one cell, which
 * the browser pastes itself.
 */
export function pasteCells(
  rows: readonly ReelRow[],
  text: string,
  at: { readonly row: number; readonly column: number },
): ReelRow[] | undefined {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/);
  if (lines.length === 1 && !text.includes("\t")) return undefined;
  const pasted = [...rows];
  lines.forEach((line, index) => {
    const cells = line.split("\t").map((value, column) => {
      const name = reelColumns[at.column + column];
      return name === undefined ? [] : [[name, value.trim()] as const];
    });
    pasted[at.row + index] = {
      ...(pasted[at.row + index] ?? blankRow),
      ...Object.fromEntries(cells.flat()),
    };
  });
  return pasted;
}
