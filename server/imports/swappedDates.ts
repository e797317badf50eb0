import * as z from "zod/mini";
import type { ImportForms } from "../../contract/imports";
import { layersOf } from "../../contract/list";
import { say } from "../../domain/messages/say";
import { badRequest } from "../errors";
import type { ImportedFile } from "./readFile";
import type { FileColumns } from "./readRows";

/** The most rows that the message names. */
const mostNamed = 20;
const latestMonth = 12;

function isDateField({ create, edit }: ImportForms, field: string): boolean {
  const schema = { ...edit.shape, ...create.shape }[field];
  const entered = schema && layersOf(schema).at(-1);
  return entered instanceof z.ZodMiniISODate || entered instanceof z.ZodMiniISODateTime;
}

/**
 * Refuses a file with a column in which an office program has swapped day and month. Such a program reads 03/04/2026 as
 * the 4th of March and stores a date. It leaves 25/04/2026 as a text, because there is no month 25. All dates of
 * such a column are up to the 12th of a month, and all texts of the column are later days.
 * @throws HttpError 400
 */
export function checkSwappedDates(
  forms: ImportForms,
  columns: FileColumns,
  file: ImportedFile,
): void {
  for (const [place, field] of columns.entries()) {
    if (field === undefined || !isDateField(forms, field)) continue;
    const dates: { row: number; day: number }[] = [];
    const texts: number[] = [];
    for (const { row, cells } of file.rows) {
      const cell = cells[place]?.trim() ?? "";
      const [, day] = /^\d{4}-\d\d-(\d\d)(?!\d)/.exec(cell) ?? [];
      const [, typedDay] = /^(\d{1,2})[./-]\d{1,2}[./-]\d{2,4}(?!\d)/.exec(cell) ?? [];
      if (day !== undefined) dates.push({ row, day: Number(day) });
      if (typedDay !== undefined) texts.push(Number(typedDay));
    }
    const isSwapped =
      dates.length > 0 &&
      texts.length > 0 &&
      dates.every(({ day }) => day <= latestMonth) &&
      texts.every((day) => day > latestMonth);
    if (!isSwapped) continue;
    const named = dates.slice(0, mostNamed).map(({ row }) => String(row));
    const rows = [...named, ...(dates.length > mostNamed ? ["…"] : [])].join(", ");
    const column = file.headings[place] ?? field;
    throw badRequest({ text: say("import.swappedDates", { column, rows }) });
  }
}
