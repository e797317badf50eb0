import { daysBetween } from "../indiaTime";

/** The columns of amounts that are owed, by days past the due date. */
export const ageColumns = ["notDue", "upTo30", "upTo60", "upTo90", "over90"] as const;
export type AgeColumn = (typeof ageColumns)[number];

/** The six columns of ageing. Their sum is the outstanding amount. */
export const ageingColumns = [...ageColumns, "onAccount"] as const;

/** The last day of each column after the first one. */
export const ageLimits = { upTo30: 30, upTo60: 60, upTo90: 90 } as const;

/** Amounts in paise. `onAccount` is never positive. */
export type Ageing = Readonly<Record<(typeof ageingColumns)[number], number>>;

/** A paper with the amount that is still open, in paise. An amount on account is negative. */
export interface OpenItem {
  readonly dueDate: string;
  readonly openPaise: number;
}

export function ageColumnOf(dueDate: string, today: string): AgeColumn {
  if (dueDate >= today) return "notDue";
  const days = daysBetween(dueDate, today);
  if (days <= ageLimits.upTo30) return "upTo30";
  if (days <= ageLimits.upTo60) return "upTo60";
  return days <= ageLimits.upTo90 ? "upTo90" : "over90";
}

/** Sorts open amounts into the six columns. */
export function ageOpenItems(items: readonly OpenItem[], today: string): Ageing {
  const sums = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, onAccount: 0 };
  for (const { dueDate, openPaise } of items)
    sums[openPaise < 0 ? "onAccount" : ageColumnOf(dueDate, today)] += openPaise;
  return sums;
}

export const outstandingPaise = (ageing: Ageing): number =>
  ageingColumns.reduce((sum, column) => sum + ageing[column], 0);
