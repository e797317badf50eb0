import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import sharp from "sharp";
import { storeFile } from "../attachments/storedFiles";
import type { WriteDatabase } from "../db/connect";
import { audit, comments, orders } from "../db/schema";

/** Returns the print of a box: the client's name, a mark and two arrows. */
const printOf = (client: string) => `
<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" viewBox="0 0 900 600">
  <rect width="900" height="600" fill="#d9b98a"/>
  <rect x="40" y="40" width="820" height="520" fill="none" stroke="#3b2a17" stroke-width="6"/>
  <text x="450" y="210" font-family="sans-serif" font-size="52" font-weight="700" fill="#3b2a17"
    text-anchor="middle">${client.replace(/[<>&"]/g, "")}</text>
  <path d="M250 470V330l-40 50m40-50l40 50M650 470V330l-40 50m40-50l40 50" fill="none"
    stroke="#a4262c" stroke-width="22"/>
  <circle cx="450" cy="400" r="70" fill="none" stroke="#a4262c" stroke-width="16"/>
</svg>`;

const author = "owner@example.com";
const text = "Call the client before you print: the red may change.";

/** Adds an artwork and a comment to the newest open order of a specification, on the day when the order was made. */
export async function addDemoAttachments(tx: WriteDatabase): Promise<void> {
  const [order] = await tx
    .select({ id: orders.id, client: orders.client, createdAt: orders.createdAt })
    .from(orders)
    .where(
      and(
        isNotNull(orders.specificationVersionId),
        isNull(orders.cancelledAt),
        eq(orders.status, "TODO"),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1);
  if (!order) return;
  const { createdAt } = order;
  const record = `order ${order.id}`;
  const bytes = await sharp(Buffer.from(printOf(order.client)))
    .png()
    .toBuffer();
  const owner = { record, createdBy: author, isArtwork: true, createdAt };
  const upload = { name: "print.png", kind: "PNG", bytes } as const;
  const { id: fileId, sha256 } = await storeFile(tx, owner, upload);
  const [comment] = await tx
    .insert(comments)
    .values({ record, text, createdAt })
    .returning({ id: comments.id });
  const note = { at: createdAt, adminEmail: author, record };
  await tx.insert(audit).values([
    { ...note, call: "addFile", after: { file: upload.name, sha256, fileId } },
    { ...note, call: "addComment", after: { commentId: comment?.id } },
  ]);
}
