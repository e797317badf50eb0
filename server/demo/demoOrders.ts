import { createHash } from "node:crypto";
import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import sharp from "sharp";
import type { OrderStatus } from "../../contract/orders";
import { indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { storeFile } from "../attachments/storedFiles";
import type { WriteDatabase } from "../db/connect";
import { audit, comments, dispatches, orders } from "../db/schema";
import { dayMs, hourMs } from "../units";
import { clients } from "./demoClients";
import { type PlantSize, recentWorkingTime, type SeededRandom, workingTime } from "./plantHistory";

/** The products of the demo plant, with the price of a square metre of their board in rupees. */
export const demoProducts = [
  { name: "3 Ply RSC Box", ply: 3, rupees: 24, grade: "120/100/120 GSM kraft" },
  { name: "5 Ply RSC Box", ply: 5, rupees: 40, grade: "150/120/120/120/150 GSM kraft" },
  { name: "7 Ply Heavy-Duty Box", ply: 7, rupees: 66, grade: "180 GSM kraft, 22 BF" },
  { name: "Printed Carton", ply: 3, rupees: 34, grade: "Duplex top, 140 GSM flute" },
  { name: "Punched Mailer Box", ply: 3, rupees: 36, grade: "White top kraft, E flute" },
  { name: "Offset Laminated Box", ply: 3, rupees: 58, grade: "300 GSM duplex on 3 ply" },
  { name: "Corrugated Roll", ply: 3, rupees: 18, grade: undefined },
  { name: "5 Ply Sheet", ply: 5, rupees: 37, grade: "150 GSM kraft, 18 BF" },
] as const;

/** The number of orders in each column of the kanban. All other orders are shipped. */
const onBoard: readonly (readonly [OrderStatus, number])[] = [
  ["TODO", 64],
  ["IN_PROGRESS", 48],
  ["COMPLETED", 36],
];

/** The number of shipped orders that left within the last day. */
const justShipped = 12;

const sides = [150, 180, 200, 240, 260, 300, 320, 350, 400, 450, 500, 600];

/** Makes orders in every state, the newest last. A few of the shipped ones left within the last day. */
export function demoOrders(
  random: SeededRandom,
  now: number,
  { orders: count, days }: PlantSize,
): (typeof orders.$inferInsert)[] {
  const open = onBoard.flatMap(([status, many]) => Array<OrderStatus>(many).fill(status));
  const made = Array.from({ length: count }, (_, index) => {
    const status = open[index] ?? "SHIPPED";
    const client = random.pick(clients);
    const product = random.pick(demoProducts);
    const shipped = status === "SHIPPED";
    const shippedAt =
      index < open.length + justShipped
        ? recentWorkingTime(now, random.next())
        : workingTime(now - random.integer(2 * 24, days * 24) * hourMs, now);
    const createdAt = shipped
      ? shippedAt - random.integer(4, 12) * dayMs
      : now - random.integer(1, status === "TODO" ? 6 : 14) * dayMs - random.integer(0, 9) * hourMs;
    const changedAt = shipped ? shippedAt : createdAt + random.integer(0, 20) * hourMs;
    const promised = indiaDate(new Date(createdAt + random.integer(7, 21) * dayMs));
    return {
      client: client.name,
      productType: product.name,
      quantity: random.integer(4, 80) * 125,
      size: `${random.pick(sides)} × ${random.pick(sides)} × ${random.pick(sides)} mm`,
      materialGrade: product.grade ?? null,
      deliveryAddress: `Goods inward, ${client.name}, ${client.place}`,
      expectedCompletionDate: startOfIndiaDate(promised),
      unit: random.pick(["A", "B"] as const),
      status,
      createdBy: random.pick(["owner@example.com", "staff@example.com"]),
      createdAt: new Date(workingTime(createdAt, now)),
      updatedAt: new Date(shipped ? shippedAt : workingTime(changedAt, now)),
      shippedAt: shipped ? new Date(shippedAt) : null,
      transportNumber: shipped
        ? `KA-${random.pick(["02", "04", "41", "52"])}-${random.pick(["AB", "C", "MK"])}-${random.integer(1000, 9999)}`
        : null,
    };
  });
  return made
    .sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((order, index) => ({
      ...order,
      repeatCode: repeatCodeOf(index),
      ...clientOrderOf(order, index),
    }));
}

/** Returns a code that is the same in every demo plant. */
const repeatCodeOf = (index: number) =>
  createHash("sha256").update(`demo order ${index}`).digest("hex").slice(0, 20).toUpperCase();

/** Returns the client's own order. Some clients order by phone. */
const clientOrderOf = ({ createdAt }: { readonly createdAt: Date }, index: number) =>
  index % 6 === 5 ? {} : { poNumber: `PO-${String(2001 + index)}`, poDate: indiaDate(createdAt) };

/** Adds one dispatch for each shipped order of the demo plant. */
export async function addDemoDispatches(tx: Pick<WriteDatabase, "execute">): Promise<void> {
  await tx.execute(sql`
    with shipped as (
      update ${orders} set dispatched_quantity = quantity where status = 'SHIPPED'
      returning id, quantity, transport_number, shipped_at, created_by
    )
    insert into ${dispatches} (order_id, quantity, transport_number, dispatched_at, created_by)
    select id, quantity, transport_number, shipped_at, created_by from shipped order by shipped_at`);
}

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
