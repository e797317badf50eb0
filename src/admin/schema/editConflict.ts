import { isMoment } from "./fieldKind";
import type { Field } from "./fieldsOf";

type Row = Readonly<Record<string, unknown>>;

/** Three versions of a record: before the edit, saved by another admin, and edited. */
export interface EditConflict {
  readonly base: Row;
  readonly theirs: Row;
  readonly mine: Row;
}

/** A field whose two values differ. */
export interface ConflictField {
  readonly field: Field;
  readonly theirs: unknown;
  readonly mine: unknown;
  /** True if the edited value is kept when the edit continues from the saved record. */
  readonly isMine: boolean;
}

/** Hosts may write one instant in several ways, and leave out what is empty. */
function isSame({ kind }: Field, one: unknown, other: unknown): boolean {
  const [left, right] = [String(one ?? ""), String(other ?? "")];
  if (left === right) return true;
  return isMoment(kind) && left !== "" && Date.parse(left) === Date.parse(right);
}

/** The fields in which the edit and what was saved meanwhile differ, in the form's order. */
export const conflictFields = (
  fields: readonly Field[],
  { base, theirs, mine }: EditConflict,
): readonly ConflictField[] =>
  fields
    .filter((field) => !isSame(field, theirs[field.name], mine[field.name]))
    .map((field) => ({
      field,
      theirs: theirs[field.name],
      mine: mine[field.name],
      isMine: !isSame(field, base[field.name], mine[field.name]),
    }));

/** Returns the saved record with the changes of the edit. */
export const mergeEdit = (fields: readonly Field[], conflict: EditConflict): Row => ({
  ...conflict.theirs,
  ...Object.fromEntries(
    conflictFields(fields, conflict)
      .filter(({ isMine }) => isMine)
      .map(({ field, mine }) => [field.name, mine]),
  ),
});
