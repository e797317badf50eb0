import { createTransport } from "nodemailer";
import { type Message, say } from "../../domain/messages/say";

export interface Letter {
  /** The id of the email, equal in each attempt. A mail program shows an email that arrives twice once. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachment?: { readonly filename: string; readonly content: Buffer };
}

/**
 * `later`: it was certainly not sent, and another attempt may succeed. `never`: the mail server refused it for good.
 * `unknown`: the mail server did not confirm, so it was perhaps sent.
 */
export type MailOutcome =
  | { readonly is: "sent" }
  | { readonly is: "later" | "never" | "unknown"; readonly failure: Message };

export type SendLetter = (letter: Letter) => Promise<MailOutcome>;

interface Reply {
  readonly code: number;
  readonly text: string;
}

/** Returns the reply of the mail server in an error. Undefined if the server did not reply. */
function replyIn(error: unknown): Reply | undefined {
  if (!(error instanceof Error) || !("responseCode" in error)) return undefined;
  const { responseCode } = error;
  if (typeof responseCode !== "number") return undefined;
  const text = "response" in error ? String(error.response) : String(responseCode);
  return { code: responseCode, text: text.slice(0, 300) };
}

const refused = ({ text }: Reply) => say("sending.refused", { reply: text });

const timeouts = { connectionTimeout: 20_000, greetingTimeout: 20_000, socketTimeout: 60_000 };

/** Returns the sender of emails by SMTP. @param url such as `smtps://user:password@host:465` */
export function smtpSender({ url, from }: { url: string; from: string }): SendLetter {
  const closed = { disableFileAccess: true, disableUrlAccess: true };
  const transport = createTransport({ url, ...timeouts, ...closed });

  return async ({ messageId, to, subject, text, attachment }) => {
    // A failure of this first connection is certainly no email.
    try {
      await transport.verify();
    } catch (error) {
      const reply = replyIn(error);
      return { is: "later", failure: reply ? refused(reply) : say("sending.unreachable") };
    }
    try {
      await transport.sendMail({
        messageId: `<${messageId}@plant>`,
        from,
        to,
        subject,
        text,
        attachments: attachment ? [{ ...attachment, contentType: "application/pdf" }] : [],
      });
      return { is: "sent" };
    } catch (error) {
      const reply = replyIn(error);
      if (!reply) return { is: "unknown", failure: say("sending.broken") };
      return { is: reply.code >= 500 ? "never" : "later", failure: refused(reply) };
    }
  };
}
