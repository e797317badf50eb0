import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { ErrorBody } from "../../contract/errors";
import { pathOf } from "../../contract/routes";
import { linkDays, type PaperKind, type PaperLink } from "../../contract/sending";
import { currentMillis, currentTime } from "../../domain/clock";
import { acceptedLanguage } from "../../domain/languages";
import { messageText, say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { deviceOf, isPreview } from "../auth/deviceCookies";
import type { Session } from "../auth/sessions";
import { digestSecret, newToken } from "../auth/tokens";
import type { Reader, WriteDatabase } from "../db/connect";
import { paperLinks } from "../db/schema";
import { readerIn } from "../documents/paperTexts";
import { conflict, HttpError, notFound } from "../errors";
import type { Context } from "../http/handler";
import { sentencePage } from "../http/sentencePage";
import {
  checkAccess,
  isOfPaper,
  type PaperName,
  type Papers,
  type PaperToSend,
  paperColumns,
  paperNameOf,
} from "../records/sentPaper";

/** Returns the name of a paper's file. A serial may have slashes. */
export const fileNameOf = ({ number }: PaperToSend) =>
  `${number.replace(/[^\p{L}\p{N}-]+/gu, "-")}.pdf`;

/** Makes a link of 256 random bits. The database has its digest alone. */
export async function createLink(
  tx: WriteDatabase,
  session: Session,
  { kind, name, paper }: { kind: PaperKind; name: PaperName; paper: PaperToSend },
) {
  const token = newToken();
  const expiresAt = new Date(currentMillis() + linkDays * 86_400_000);
  const [row] = await tx
    .insert(paperLinks)
    .values({
      ...paperColumns(kind, name),
      record: paper.record,
      tokenDigest: digestSecret(token),
      createdBy: session.email,
      expiresAt,
    })
    .returning({ id: paperLinks.id });
  await recordChange(tx, session, {
    call: "createPaperLink",
    record: paper.record,
    after: { link: row?.id, document: paper.number, linkExpiresAt: expiresAt },
  });
  const path = pathOf("openPaperLink", { token, name: fileNameOf(paper) });
  return { path, expiresAt: expiresAt.toISOString() };
}

/** Revokes the link to a document. @throws HttpError 404, or 409 if the link was revoked already */
export async function revokeLink(tx: WriteDatabase, papers: Papers, session: Session, id: number) {
  const [link] = await tx
    .select()
    .from(paperLinks)
    .where(eq(paperLinks.id, id))
    .for("no key update");
  if (!link) throw notFound(say("this.link"));
  checkAccess(papers[link.kind], session);
  if (link.revokedAt) throw conflict(say("sending.linkRevoked"));
  await tx
    .update(paperLinks)
    .set({ revokedAt: currentTime(), revokedBy: session.email })
    .where(eq(paperLinks.id, id));
  await recordChange(tx, session, {
    call: "revokePaperLink",
    record: link.record,
    before: { link: id, revoked: false },
    after: { link: id, revoked: true },
  });
}

/** Returns the one reply to an unknown, an expired and a revoked link. The reply names no paper. */
const linkNoLongerGood = () => new HttpError(404, say("sending.linkOver"));

const isGood = (token: string) =>
  and(
    eq(paperLinks.tokenDigest, digestSecret(token)),
    isNull(paperLinks.revokedAt),
    gt(paperLinks.expiresAt, sql`now()`),
  );

/** Returns the browser and the system, or the first name in the header if both are unknown. */
function deviceName(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  const known = [browser, system].filter((name) => name !== "").join(", ");
  return known || (userAgent.split("/")[0] ?? "").slice(0, 40);
}

/**
 * Notes an opening in the paper's history. A preview of a chat app is in the history alone.
 * @throws HttpError 404 if the link was revoked meanwhile
 */
async function noteOpening(tx: WriteDatabase, token: string, userAgent: string) {
  const more = isPreview(userAgent) ? 0 : 1;
  const [link] = await tx
    .update(paperLinks)
    .set({
      openings: sql`${paperLinks.openings} + ${more}`,
      ...(more > 0 && { lastOpenedAt: sql`now()` }),
    })
    .where(isGood(token))
    .returning();
  if (!link) throw linkNoLongerGood();
  const device = deviceName(userAgent);
  await recordChange(
    tx,
    { adminId: null, email: `link ${link.id}` },
    {
      call: "openPaperLink",
      record: link.record,
      after: { link: link.id, ...(device !== "" && { device }) },
    },
  );
}

/**
 * Opens the paper of a link and notes the opening.
 * @throws HttpError 404 if the link is unknown, expired or revoked, or its paper is gone
 */
export async function openLink(
  { db, transact }: Pick<Context, "db" | "transact">,
  papers: Papers,
  { token, name, userAgent }: { token: string; name: string; userAgent: string },
): Promise<Buffer> {
  const [link] = await db.select().from(paperLinks).where(isGood(token));
  if (!link) throw linkNoLongerGood();
  const paper = await papers[link.kind].read(db, paperNameOf(link)).catch((error: unknown) => {
    throw error instanceof HttpError ? linkNoLongerGood() : error;
  });
  if (name !== fileNameOf(paper)) throw linkNoLongerGood();
  const pdf = await paper.makePdf();
  await transact((tx) => noteOpening(tx, token, userAgent));
  return pdf;
}

const iso = (moment: Date | null) => moment?.toISOString();

/** Reads the links of a paper, the latest first. */
export async function readLinks(
  db: Reader,
  kind: PaperKind,
  name: PaperName,
): Promise<PaperLink[]> {
  const rows = await db
    .select()
    .from(paperLinks)
    .where(isOfPaper(paperLinks, kind, name))
    .orderBy(desc(paperLinks.id))
    .limit(20);
  return rows.map(({ createdAt, expiresAt, revokedAt, lastOpenedAt, ...row }) => ({
    id: row.id,
    createdBy: row.createdBy,
    openings: row.openings,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: iso(revokedAt),
    lastOpenedAt: iso(lastOpenedAt),
  }));
}

/**
 * Keeps the replies to links of papers from search engines. A link that opens no paper gets a page of one sentence in
 * the language of the browser.
 */
export function linkPage(app: FastifyInstance) {
  app.addHook("onSend", async (request, reply, payload) => {
    if (request.routeOptions.config.call !== "openPaperLink") return payload;
    reply.header("X-Robots-Tag", "noindex, nofollow").header("Referrer-Policy", "no-referrer");
    const isPage = request.headers.accept?.includes("text/html") === true;
    if (reply.statusCode < 400 || !isPage) return payload;
    const read = ErrorBody.safeParse(JSON.parse(String(payload)));
    if (!read.success) return payload;
    const language = acceptedLanguage(request.headers["accept-language"]);
    const { code, values, message } = read.data;
    const sentence =
      code === undefined ? message : messageText({ code, values }, readerIn(language));
    reply.type("text/html; charset=utf-8").header("Cache-Control", "no-store");
    return sentencePage({ language, title: sentence, sentence });
  });
}
