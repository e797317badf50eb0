import type * as z from "zod/mini";
import type { Field } from "./fieldsOf";

/** A draft as texts by name, by which two drafts are compared and merged. */
export type DraftParts = Readonly<Record<string, string>>;

export interface DraftConflictOptions<Draft> {
  /** Returns the draft from the reply to a refused save. Undefined if the reply has none. */
  readonly theirs: (current: unknown) => Draft | undefined;
  readonly partsOf: (draft: Draft) => DraftParts;
  readonly withParts: (draft: Draft, parts: DraftParts) => Draft;
}

/** Returns a reader of `theirs`: the record in the reply as a draft. */
export const readDraftBy =
  <Row, Draft>(schema: z.ZodMiniType<Row>, draftOf: (row: Row) => Draft) =>
  (current: unknown): Draft | undefined => {
    const read = schema.safeParse(current);
    return read.success ? draftOf(read.data) : undefined;
  };

export const textFields = (...drafts: readonly DraftParts[]): readonly Field[] =>
  [...new Set(drafts.flatMap(Object.keys))].map((name) => ({
    name,
    kind: "text",
    isRequired: false,
    choices: [],
  }));
