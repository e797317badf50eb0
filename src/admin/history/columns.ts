const units = [
  { ending: "Grams", kind: "kilograms", perUnit: 1000 },
  { ending: "Paise", kind: "rupees", perUnit: 100 },
] as const;

/**
 * Returns the field of a column. Weights are stored in grams and shown in kilograms. Money is stored in paise and shown
 * in rupees.
 */
export function fieldOfColumn(column: string) {
  const unit =
    column === "ratePaise"
      ? ({ ending: "Paise", kind: "unitPrice", perUnit: 100 } as const)
      : units.find(({ ending }) => column.endsWith(ending));
  if (unit === undefined) return { name: column, unit };
  const base = column.slice(0, -unit.ending.length);
  return { name: base === "monthlyBase" ? "monthlyBaseSalary" : base, unit };
}

/** Columns that the history does not show, because only the program reads them: numbers, checksums and codes of messages. */
export const hiddenColumns: ReadonlySet<string> = new Set([
  "id",
  "version",
  "scanId",
  "fileId",
  "commentId",
  "sha256",
  "isFinished",
  "code",
  "values",
]);
