import { eq } from "drizzle-orm";
import { type ScanDismissal, ScanDismissed } from "../../contract/scans";
import { messageTexts } from "../../domain/messages/catalogue";
import { type Message, say } from "../../domain/messages/say";
import type { WriteDatabase } from "../db/connect";
import { employees, reels } from "../db/schema";
import { sentMessage } from "../errors";
import type { ServerFeature } from "../records/defineRecord";
import { type Decision, recordScan, scanTransactions } from "./recordScan";

/** Returns the message of a code. Older stations send no code, and newer ones send unknown codes. */
const knownMessage = (code: Message | undefined, text: string): Message =>
  code !== undefined && Object.hasOwn(messageTexts, code.code) ? code : say("plain", { text });

/** Returns the refusal as the station got it, and the entered values. */
function messageOf({ refusal, refusalCode, entered, enteredCode }: ScanDismissal): Message {
  const message = knownMessage(refusalCode, refusal);
  return entered === undefined
    ? message
    : say("scan.entered", { refusal: message, entered: knownMessage(enteredCode, entered) });
}

/** Records a dismissal. The host may have refused the scan because its barcode matches no record. */
async function decideDismissal(
  tx: WriteDatabase,
  body: ScanDismissal,
): Promise<Decision<typeof ScanDismissed._zod.output>> {
  const { barcodeId, label } = body;
  const [employee] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.barcodeId, barcodeId));
  const [reel] = await tx
    .select({ id: reels.id })
    .from(reels)
    .where(eq(reels.barcodeId, barcodeId));
  return {
    ...(employee && { employeeId: employee.id }),
    ...(reel && { reelId: reel.id }),
    reply: { outcome: "DISMISSED", barcodeId, name: label, ...sentMessage(messageOf(body)) },
    exception: "always",
  };
}

export const feature = {
  handlers: {
    dismissScan: {
      ...scanTransactions,
      run: ({ body, session }, { transact }) =>
        recordScan(transact, {
          call: "dismissScan",
          reply: ScanDismissed,
          // The dismissal becomes an exception for the office. The operator gets no message.
          body: { ...body, queued: true },
          session,
          decide: (tx) => decideDismissal(tx, body),
        }),
    },
  },
} satisfies ServerFeature;
