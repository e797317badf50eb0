import { eq, sql } from "drizzle-orm";
import type { attachmentCalls } from "../../contract/history";
import { isPrinted } from "../../domain/attachments/fileKinds";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { files } from "../db/schema";
import { rejectDuplicates } from "../db/writeRows";
import { badRequest, conflict, forbidden, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { uploadTransactions } from "../pictures/encodePicture";
import {
  type Attachments,
  findSeenRecord,
  mayMake,
  type NamedRecord,
  type Records,
} from "../records/defineRecord";
import { recordId } from "../records/recordHandlers";
import { addComment, editComment, lockComment, readMentionable, withdrawComment } from "./comments";
import {
  findSameFile,
  keptDays,
  readAttachment,
  readContent,
  readFiles,
  storeFile,
} from "./storedFiles";

interface AttachedRecord extends NamedRecord {
  readonly attachments: Attachments;
}

/**
 * Finds the record of files and comments.
 * @throws HttpError 404 if the kind has no files and comments, 403 if the caller may not see the record
 */
function findRecord(
  records: Records,
  name: { readonly kind: string; readonly id: string },
  session: Session,
): AttachedRecord {
  const named = findSeenRecord(records, name, session);
  const { attachments } = named.features;
  if (!attachments) throw notFound(say("this.record"));
  return { ...named, attachments };
}

const findRecordOf = (records: Records, record: string, session: Session) => {
  const [kind = "", id = ""] = record.split(" ");
  return findRecord(records, { kind, id }, session);
};

function findExisting(db: Reader, { id, features: { table } }: NamedRecord) {
  const number = parseId(id);
  if (!table || number === undefined) throw notFound(say("this.record"));
  return db.select({ id: table.id }).from(table).where(eq(table.id, number));
}

/** Checks that a record exists. @throws HttpError 404 if it does not */
async function checkExists(db: Reader, named: NamedRecord) {
  if ((await findExisting(db, named)).length === 0) throw notFound(say("this.record"));
}

/**
 * Locks a record until the transaction ends, so that the undo of an import cannot delete the record meanwhile.
 * @throws HttpError 404
 */
async function keepExisting(tx: WriteDatabase, named: NamedRecord) {
  const found = await findExisting(tx, named).for("key share");
  if (found.length === 0) throw notFound(say("this.record"));
}

/** Checks that the caller may add a file. @throws HttpError 403 if the caller may see the record and not change it */
function checkMayAdd({ attachments }: AttachedRecord, session: Session) {
  if (!mayMake(session, attachments.addedBy)) throw forbidden();
}

const fileId = (text: string) => recordId({ what: say("this.file") }, text);
const commentId = (text: string) => recordId({ what: say("this.comment") }, text);

async function lockFile(tx: WriteDatabase, id: number) {
  const isGone = sql<boolean>`${files.removedAt} < now() - make_interval(days => ${keptDays})`;
  const [row] = await tx
    .select({ file: files, isGone })
    .from(files)
    .where(eq(files.id, id))
    .for("no key update");
  if (!row) throw notFound(say("this.file"));
  return row;
}

const audited = ({ id, name, sha256 }: typeof files.$inferSelect) => ({
  file: name,
  sha256,
  fileId: id,
});

/** Returns the handlers of files and comments, which know no business word themselves. */
export const attachmentHandlers = (
  records: Records,
): Handlers<Exclude<keyof typeof attachmentCalls, "sendEnquiryFile">> => ({
  async getFiles({ params, session }, { db }) {
    const named = findRecord(records, params, session);
    await checkExists(db, named);
    const { record, attachments } = named;
    const rows = await readFiles(db, record);
    return {
      files: rows.map(({ createdBy, createdAt, ...file }) => ({
        ...file,
        ...(createdBy !== null && { createdBy }),
        createdAt: createdAt.toISOString(),
      })),
      mayAdd: mayMake(session, attachments.addedBy),
      hasArtwork: attachments.hasArtwork ?? false,
      artworkPdf: await attachments.findArtworkPdf?.(db, Number(params.id)),
    };
  },

  addFile: {
    ...uploadTransactions,
    async run({ params, query, body, session }, { db, transact }) {
      const named = findRecord(records, params, session);
      checkMayAdd(named, session);
      await checkExists(db, named);
      const upload = await readAttachment(body, query.name);
      const isArtwork = query.artwork === "true" && named.attachments.hasArtwork === true;
      if (isArtwork && !isPrinted(upload.kind)) throw badRequest({ file: say("file.notPrinted") });
      return transact(async (tx) => {
        await keepExisting(tx, named);
        const owner = { record: named.record, createdBy: session.email, isArtwork };
        const file = await storeFile(tx, owner, upload);
        await recordChange(tx, session, {
          call: "addFile",
          record: named.record,
          after: audited(file),
        });
        return { id: file.id };
      });
    },
  },

  async openFile({ params, session }, { db, transact }) {
    const [file] = await db
      .select()
      .from(files)
      .where(eq(files.id, fileId(params.id)));
    if (!file) throw notFound(say("this.file"));
    const { attachments } = findRecordOf(records, file.record, session);
    if (file.removedAt) throw notFound(say("this.file"));
    const content = await readContent(db, file.id);
    if (attachments.auditsOpening) {
      const { record } = file;
      const opening = { call: "openFile", record, after: audited(file) } as const;
      await transact((tx) => recordChange(tx, session, opening));
    }
    return { name: file.name, kind: file.kind, content };
  },

  async removeFile({ params, session }, { tx }) {
    const { file } = await lockFile(tx, fileId(params.id));
    checkMayAdd(findRecordOf(records, file.record, session), session);
    if (file.removedAt) throw conflict(say("file.isRemoved"));
    await tx
      .update(files)
      .set({ removedAt: sql`now()`, removedBy: session.email })
      .where(eq(files.id, file.id));
    const { record } = file;
    await recordChange(tx, session, { call: "removeFile", record, before: audited(file) });
    return { id: file.id };
  },

  async restoreFile({ params, session }, { tx }) {
    const { file, isGone } = await lockFile(tx, fileId(params.id));
    checkMayAdd(findRecordOf(records, file.record, session), session);
    if (!file.removedAt) throw conflict(say("file.isThere"));
    if (isGone) throw conflict(say("file.isGone", { days: String(keptDays) }));
    const { record } = file;
    const same = await findSameFile(tx, file);
    if (same) throw conflict(say("file.same", { name: same.name }));
    // Another copy may be put back at the same moment.
    await rejectDuplicates(
      { files_content: ["file", say("file.same", { name: file.name })] },
      tx.update(files).set({ removedAt: null, removedBy: null }).where(eq(files.id, file.id)),
    );
    await recordChange(tx, session, { call: "restoreFile", record, after: audited(file) });
    return { id: file.id };
  },

  async getMentionable({ params, session }, { db }) {
    const named = findRecord(records, params, session);
    await checkExists(db, named);
    return readMentionable(db, named);
  },

  async addComment({ body: { kind, recordId: number, text }, session }, { tx }) {
    const named = findRecord(records, { kind, id: String(number) }, session);
    await keepExisting(tx, named);
    return addComment(tx, session, named, text);
  },

  async editComment({ params, body: { text }, session }, { tx }) {
    const comment = await lockComment(tx, commentId(params.id));
    const named = findRecordOf(records, comment.record, session);
    await editComment(tx, session, named, { comment, text });
    return { id: comment.id };
  },

  async withdrawComment({ params, session }, { tx }) {
    const comment = await lockComment(tx, commentId(params.id));
    findRecordOf(records, comment.record, session);
    await withdrawComment(tx, session, comment);
    return { id: comment.id };
  },
});
