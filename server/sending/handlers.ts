import type { sendingCalls } from "../../contract/sending";
import { say } from "../../domain/messages/say";
import { readLetterhead } from "../company/plantSettings";
import { parseId } from "../db/ids";
import { conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { recordId } from "../records/recordHandlers";
import { findPaper, type Papers } from "../records/sentPaper";
import { createLink, fileNameOf, openLink, readLinks, revokeLink } from "./links";
import { addEmail, checkOwnAddress, readEmails, retryEmail } from "./outbox";

/** Returns the handlers of sending, which know no paper themselves. */
export const sendingHandlers = (papers: Papers): Handlers<keyof typeof sendingCalls> => ({
  async getPaperSending({ params, query, session }, { db, sendsEmails }) {
    const { kind, paper, name } = findPaper(papers, session, {
      ...query,
      kind: params.kind,
      id: parseId(params.id),
    });
    const found = await paper.read(db, name);
    const { name: company } = await readLetterhead(db);
    return {
      number: found.number,
      fileName: fileNameOf(found),
      company,
      recipient: found.recipient,
      isOwnOnly: paper.isOwnOnly ?? false,
      sendsEmails,
      links: await readLinks(db, kind, name),
      emails: await readEmails(db, kind, name),
    };
  },

  async createPaperLink({ body, session }, { tx }) {
    const { kind, paper, name } = findPaper(papers, session, { ...body, id: body.paperId });
    return createLink(tx, session, { kind, name, paper: await paper.read(tx, name) });
  },

  async revokePaperLink({ params, session }, { tx }) {
    const id = recordId({ what: say("this.link") }, params.id);
    await revokeLink(tx, papers, session, id);
    return { id };
  },

  async createEmail({ body, session }, { tx, sendsEmails }) {
    if (!sendsEmails) throw conflict(say("sending.noEmails"));
    const { kind, paper, name } = findPaper(papers, session, { ...body, id: body.paperId });
    const found = await paper.read(tx, name);
    checkOwnAddress(paper, found, body.to);
    return addEmail(tx, session, { kind, name, paper: found }, body);
  },

  async retryEmail({ params, session }, { tx, sendsEmails }) {
    if (!sendsEmails) throw conflict(say("sending.noEmails"));
    const id = recordId({ what: say("this.email") }, params.id);
    await retryEmail(tx, papers, session, id);
    return { id };
  },

  openPaperLink: ({ params: { token, name }, userAgent }, context) =>
    openLink(context, papers, { token, name, userAgent }),
});
