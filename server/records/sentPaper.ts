import type { CallName } from "../../contract/routes";
import type { PaperKind } from "../../contract/sending";
import type { Language } from "../../domain/languages";
import type { Reader } from "../db/connect";

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
  /** @throws HttpError 404 if there is no such paper, 409 if it cannot be sent now */
  read(db: Reader, name: PaperName): Promise<PaperToSend>;
}

export type Papers = Readonly<Record<PaperKind, SentPaper>>;
