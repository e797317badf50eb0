import { and, eq, isNull } from "drizzle-orm";
import { type CallName, routes } from "../../contract/routes";
import { type PaperKind, paperKinds } from "../../contract/sending";
import type { Language } from "../../domain/languages";
import { say } from "../../domain/messages/say";
import { mayMakeCalls, type Session } from "../auth/sessions";
import type { Reader } from "../db/connect";
import type { emails, paperLinks } from "../db/schema";
import { forbidden, notFound } from "../errors";

/** The name of a paper: its record, and the part, such as a revision or a month. */
export interface PaperName {
  readonly id: number;
  readonly part: string | undefined;
  readonly language: Language;
}

/** A paper that can be sent now. */
export interface PaperToSend {
  /** The number on the paper, or the month of a payslip. */
  readonly number: string;
  /** The record whose history has the sending, such as `invoice 12`. */
  readonly record: string;
  readonly recipient: {
    readonly name: string;
    readonly email?: string | undefined;
    readonly phone?: string | undefined;
  };
  makePdf(): Promise<Buffer>;
}

/** A kind of paper that the office sends. A business word adds one to its feature. */
export interface SentPaper {
  /** An admin who may make this call may send the paper. */
  readonly seenBy: CallName;
  /** True if the paper goes only to the recipient's own addresses. */
  readonly isOwnOnly?: true;
  /** Reads a document for sending. @throws HttpError 404 if there is no such document, 409 if it cannot be sent now */
  read(db: Reader, name: PaperName): Promise<PaperToSend>;
}

export type Papers = Readonly<Record<PaperKind, SentPaper>>;

/** Checks that the caller may see documents of this kind. @throws HttpError 403 if the caller may not */
export function checkAccess({ seenBy }: SentPaper, { role }: Session) {
  if (!mayMakeCalls(role, routes[seenBy].access)) throw forbidden();
}

interface Named {
  readonly kind: string;
  readonly id: number | undefined;
  readonly part?: string | undefined;
  readonly language?: Language | undefined;
}

/**
 * Finds the kind of a document that the caller may see.
 * @throws HttpError 404 if there can be no such document, 403 if the caller may not see it
 */
export function findPaper(
  papers: Papers,
  session: Session,
  { kind: named, id, part, language = "en" }: Named,
) {
  const kind = paperKinds.find((one) => one === named);
  if (kind === undefined || id === undefined) throw notFound(say("this.record"));
  checkAccess(papers[kind], session);
  const name: PaperName = { id, part, language };
  return { kind, paper: papers[kind], name };
}

/** Returns the columns of a link or an email that name its paper. */
export const paperColumns = (kind: PaperKind, { id, part, language }: PaperName) => ({
  kind,
  paperId: id,
  part: part ?? null,
  language,
});

/** Returns the condition for the links or the emails of a document, in any language. */
export const isOfPaper = (
  table: typeof emails | typeof paperLinks,
  kind: PaperKind,
  { id, part }: PaperName,
) =>
  and(
    eq(table.kind, kind),
    eq(table.paperId, id),
    part === undefined ? isNull(table.part) : eq(table.part, part),
  );

type PaperRow = Pick<
  typeof emails.$inferSelect | typeof paperLinks.$inferSelect,
  "paperId" | "part" | "language"
>;

export const paperNameOf = ({ paperId, part, language }: PaperRow): PaperName => ({
  id: paperId,
  part: part ?? undefined,
  language,
});
