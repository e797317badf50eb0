// The database has money in paise and weights in grams. Calls, files and screens have rupees and kilograms.

/** Converts rupees to whole paise. */
export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** Converts paise to rupees. */
export const rupeesOf = (paise: number): number => paise / 100;

/** Converts a unit price from rupees to paise, with a tenth of a paisa: ₹4.375 is 437.5. */
export const unitPricePaise = (rupees: number): number => Math.round(rupees * 1000) / 10;

/** Converts a unit price from paise to rupees. */
export const unitPriceRupees = (paise: number): number => Math.round(paise * 10) / 1000;

/** Converts kilograms to whole grams. */
export const gramsOf = (kilograms: number): number => Math.round(kilograms * 1000);

/** Converts grams to kilograms. */
export const kilogramsOf = (grams: number): number => grams / 1000;

const units = [
  { ending: "Grams", kind: "kilograms", perUnit: 1000 },
  { ending: "Paise", kind: "rupees", perUnit: 100 },
] as const;

/** Fields that are not named after their column: `monthlyBasePaise` is the field `monthlyBaseSalary`. */
const fieldOfBase = { monthlyBase: "monthlyBaseSalary" } as const;

type FieldOfBase = typeof fieldOfBase;

const isRenamed = (base: string): base is keyof FieldOfBase => Object.hasOwn(fieldOfBase, base);

/** The field of a column: `amount` of `amountPaise`. `status` is the field of the column `status`. */
export type FieldOfColumn<Column extends string> =
  Column extends `${infer Base}${"Grams" | "Paise"}`
    ? Base extends keyof FieldOfBase
      ? FieldOfBase[Base]
      : Base
    : Column;

/** Returns the name of a column's field, and the unit of a column in paise or grams. `ratePaise` has tenths of a paisa. */
export function fieldOfColumn(column: string) {
  const unit =
    column === "ratePaise"
      ? ({ ending: "Paise", kind: "unitPrice", perUnit: 100 } as const)
      : units.find(({ ending }) => column.endsWith(ending));
  if (unit === undefined) return { name: column, unit };
  const base = column.slice(0, -unit.ending.length);
  return { name: isRenamed(base) ? fieldOfBase[base] : base, unit };
}
