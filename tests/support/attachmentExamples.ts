import { createHash } from "node:crypto";
import { comments, contacts, fileParts, files } from "../../server/db/schema";
import type { Examples } from "./exampleRequest";
import type { plant } from "./plant";

/**
 * The seed stores this many records of each of four sorts: files that an example removes, removed files that an example
 * puts back, comments that an example withdraws, and enquiries that wait for a file.
 */
const seeded = 60;

const numberOf = (n: number) => n % seeded;
const tokenOf = (n: number) => `the-token-of-an-enquiry-${numberOf(n)}`;

let drawings = 0;

/** Returns a drawing that no other test has sent. */
export function newDrawing(): Buffer {
  drawings += 1;
  return Buffer.from(`999\nDrawing ${drawings}\n0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n`);
}

const ofOrder = { kind: "order", id: "1" };

export const attachmentExamples: Examples = {
  getFiles: () => ({ params: ofOrder }),
  addFile: (n) => ({ params: ofOrder, query: { name: `drawing-${n}.dxf` }, file: newDrawing() }),
  openFile: () => ({ params: { id: "1" } }),
  removeFile: (n) => ({ params: { id: String(2 + numberOf(n)) } }),
  restoreFile: (n) => ({ params: { id: String(2 + seeded + numberOf(n)) } }),
  sendEnquiryFile: (n) => ({
    params: { token: tokenOf(n) },
    query: { name: "drawing.dxf" },
    file: newDrawing(),
  }),
  getMentionable: () => ({ params: ofOrder }),
  addComment: (n) => ({ body: { kind: "order", recordId: 1, text: `Call before ${n}` } }),
  editComment: (n) => ({ params: { id: "1" }, body: { text: `Print ${n} first` } }),
  withdrawComment: (n) => ({ params: { id: String(2 + numberOf(n)) } }),
};

const numbers = Array.from({ length: seeded }, (_, index) => index);

/** Stores files and comments of the first order, and enquiries that wait for a file. */
export async function seedAttachments({ db }: ReturnType<typeof plant>) {
  const file = (_: unknown, index: number) => {
    const content = newDrawing();
    const sha256 = createHash("sha256").update(content).digest("hex");
    const isRemoved = index > seeded;
    return {
      content,
      row: {
        ...{ record: "order 1", name: `drawing-${index}.dxf`, kind: "DXF" as const, sha256 },
        size: content.length,
        createdBy: "owner@example.com",
        ...(isRemoved && { removedAt: new Date(), removedBy: "owner@example.com" }),
      },
    };
  };
  const stored = Array.from({ length: 1 + 2 * seeded }, file);
  await db.insert(files).values(stored.map(({ row }) => row));
  await db
    .insert(fileParts)
    .values(stored.map(({ content }, index) => ({ fileId: index + 1, number: 1, content })));
  await db
    .insert(comments)
    .values([0, ...numbers].map((n) => ({ record: "order 1", text: `Call ${n}`, adminId: 1 })));
  await db.insert(contacts).values(
    numbers.map((n) => ({
      name: "Asha",
      phone: "+91 98450 00000",
      email: "asha@example.com",
      fileToken: tokenOf(n),
    })),
  );
}
