import { isMoment } from "./fieldKind";
import type { Field } from "./fieldsOf";

type Row = Readonly<Record<string, unknown>>;

/** A record as it was when its edit began, as somebody has saved it meanwhile, and as it is edited. */
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
  /** Whether it is kept as it is edited when the edit goes on from theirs. */
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

/** What was saved meanwhile, with what the edit has changed laid over it. */
export const mergeEdit = (fields: readonly Field[], conflict: EditConflict): Row => ({
  ...conflict.theirs,
  ...Object.fromEntries(
    conflictFields(fields, conflict)
      .filter(({ isMine }) => isMine)
      .map(({ field, mine }) => [field.name, mine]),
  ),
});
