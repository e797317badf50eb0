import * as z from "zod/mini";
import { conflict } from "../errors";

/** PostgreSQL's error where a unique index would have two equal entries. */
const UniqueViolation = z.object({ code: z.literal("23505"), constraint: z.string() });

/** For each unique index: the field that is wrong, and the message. */
export type UniqueConstraints = Readonly<Record<string, readonly [field: string, message: string]>>;

/**
 * Runs a write and reports a duplicate by its field.
 * @throws HttpError 409 when the write hit one of these unique indexes
 */
export async function rejectDuplicates<T>(
  unique: UniqueConstraints,
  write: Promise<T>,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const read = UniqueViolation.safeParse(error instanceof Error ? error.cause : undefined);
    const [field, message] = (read.success && unique[read.data.constraint]) || [];
    if (field === undefined || message === undefined) throw error;
    throw conflict(message, { [field]: message });
  }
}
