import { z } from "zod";
import { conflict } from "./httpError";

/** How PostgreSQL says that a unique index would have two equal entries. */
const Duplicate = z.object({ code: z.literal("23505"), constraint: z.string() });

/** For each unique index: the field that is at fault, and what to tell. */
export type Unique = Readonly<Record<string, readonly [field: string, message: string]>>;

/**
 * Runs a write and tells a duplicate by its field.
 * @throws Refusal 409 when the write hit one of these unique indexes
 */
export async function unlessDuplicate<T>(unique: Unique, write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (fault) {
    const read = Duplicate.safeParse(fault instanceof Error ? fault.cause : undefined);
    const [field, message] = (read.success && unique[read.data.constraint]) || [];
    if (field === undefined || message === undefined) throw fault;
    throw conflict(message, { [field]: message });
  }
}
