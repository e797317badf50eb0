import * as z from "zod/mini";
import type { Validation } from "../../../contract/errors";
import { type RosterRow, RotationEntry } from "../../../contract/shifts";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { typedText, validateForm } from "../schema/readDraft";

/** A rotation while it is filled in: the new shift of each person by their number, empty for no change. */
export const RotationDraft = z.object({
  firstDate: typedText(),
  lastDate: typedText(),
  shifts: z.record(z.string(), z.string()),
});
export type RotationDraft = Readonly<z.infer<typeof RotationDraft>>;

/** Returns the draft for next week, from Monday to Sunday. */
export function nextWeek(now: Date): RotationDraft {
  const today = indiaDate(now);
  const firstDate = dateAfter(today, 8 - (new Date(today).getUTCDay() || 7));
  return { firstDate, lastDate: dateAfter(firstDate, 6), shifts: {} };
}

/** Returns the people who get another shift, in the order in which they are sent. */
const changedPeople = ({ shifts }: RotationDraft) =>
  Object.entries(shifts).flatMap(([employeeId, shiftId]) =>
    shiftId === "" ? [] : [{ employeeId: Number(employeeId), shiftId: Number(shiftId) }],
  );

export const readRotation = (draft: RotationDraft): Validation<RotationEntry> =>
  validateForm(RotationEntry, {
    firstDate: draft.firstDate,
    ...(draft.lastDate !== "" && { lastDate: draft.lastDate }),
    people: changedPeople(draft),
  });

/** Returns the form's field for a path of the host's errors: `people.0.shiftId` is the first person's shift. */
export function rotationField(path: string, draft: RotationDraft): string {
  const [, index] = /^people\.(\d+)\./.exec(path) ?? [];
  const person = index === undefined ? undefined : changedPeople(draft)[Number(index)];
  return person ? `shifts.${person.employeeId}` : path;
}

export interface RotationGroup {
  readonly unit: string;
  readonly shiftName: string | undefined;
  readonly people: readonly RosterRow[];
}

export function rotationGroups(roster: readonly RosterRow[]): RotationGroup[] {
  const groups = new Map<string, RosterRow[]>();
  for (const row of roster) {
    const key = `${row.unit} ${row.shiftName ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, people]) => ({
      unit: people[0]?.unit ?? "",
      shiftName: people[0]?.shiftName,
      people,
    }));
}
