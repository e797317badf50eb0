import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

interface Refusal {
  readonly code: number;
  readonly text: string;
}

/** The treatment of the next emails: the mail server takes them, refuses them, or drops the connection. */
type Behaviour = "take" | "dropAfterData" | Refusal;

/** Starts a mail server that keeps the emails it took. */
export async function mailServer() {
  const receivedEmails: { readonly to: string; readonly message: string }[] = [];
  let behaviour: Behaviour = "take";
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on("data", (part: Buffer) => parts.push(part));
      stream.on("end", () => {
        if (typeof behaviour === "object")
          return done(Object.assign(new Error(behaviour.text), { responseCode: behaviour.code }));
        const [recipient] = session.envelope.rcptTo;
        receivedEmails.push({
          to: recipient?.address ?? "",
          message: Buffer.concat(parts).toString(),
        });
        if (behaviour === "take") return done();
        for (const connection of server.connections) connection._socket.destroy();
      });
    },
  });
  server.on("error", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const address = server.server.address();
  if (address === null || typeof address === "string") throw new Error("No port");
  const { port }: AddressInfo = address;
  return {
    url: `smtp://127.0.0.1:${port}`,
    receivedEmails,
    behave(next: Behaviour) {
      behaviour = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
