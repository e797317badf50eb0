import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { contacts, files } from "../../../server/db/schema";
import { pdfFile, wrongFiles } from "../../support/attachedFiles";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";

const host = plant();

let addresses = 0;

/** Sends an enquiry from a new address, so that no limit of calls applies. */
async function enquire(more: object = { withFile: true }) {
  addresses += 1;
  const body = { ...exampleOf("submitContact", 1).body, ...more };
  const from = `10.3.${addresses >> 8}.${addresses & 255}`;
  return (await host.call("visitor", "submitContact", { body, from })).body;
}

function send(token: string, file: Buffer, name = "drawing.pdf", from?: string) {
  addresses += 1;
  return host.call("visitor", "sendEnquiryFile", {
    params: { token },
    query: { name },
    file,
    from: from ?? `10.4.${addresses >> 8}.${addresses & 255}`,
  });
}

const over = {
  status: 404,
  body: { message: "This enquiry takes no more files. Please send it by email." },
};

test("an enquiry of the specification gets the specification's reply and no token", async () => {
  expect(await enquire({})).toEqual({
    message: "Thank you for your message!",
    code: "contact.thanks",
  });
});

test("a visitor's drawing stands with the enquiry, once", async () => {
  const { fileToken } = await enquire();
  const file = pdfFile("of a visitor");
  expect(await send(fileToken, file)).toMatchObject({ status: 200 });
  const [enquiry] = (await host.db.select().from(contacts)).slice(-1);
  const params = { kind: "enquiry", id: String(enquiry?.id) };
  const { body } = await host.call("staff", "getFiles", { params });
  expect(body.files).toMatchObject([{ name: "drawing.pdf", kind: "PDF", size: file.length }]);
  expect(body.files[0]).not.toHaveProperty("createdBy");
  const opened = await host.call("staff", "openFile", { params: { id: String(body.files[0].id) } });
  expect(opened.bytes.equals(file)).toBe(true);
  expect(await send(fileToken, pdfFile("a second one"))).toMatchObject(over);
  const reply = await host.call("staff", "updateReplyStatus", {
    params: { id: String(enquiry?.id) },
    body: { replyStatus: true },
  });
  expect(JSON.stringify(reply.body)).not.toContain("oken");
});

test.each(wrongFiles)(
  "%s of a visitor is refused, and another one may follow",
  async (_what, name, make, sentence) => {
    const { fileToken } = await enquire();
    expect(await send(fileToken, await make(), name)).toMatchObject({
      status: 400,
      body: { errors: { file: sentence } },
    });
    expect(await send(fileToken, pdfFile(), "right.pdf")).toMatchObject({ status: 200 });
  },
);

test("a bot's token, an unknown one and one of two hours ago take no file", async () => {
  const { fileToken: bots } = await enquire({ withFile: true, website: "https://bot.example" });
  expect(bots).toMatch(/^[0-9a-f-]{36}$/);
  expect(await send(bots, pdfFile())).toMatchObject(over);
  expect(await send("0", pdfFile())).toMatchObject(over);
  const { fileToken } = await enquire();
  await host.db
    .update(contacts)
    .set({ createdAt: new Date(Date.now() - 7_200_000) })
    .where(eq(contacts.fileToken, fileToken));
  expect(await send(fileToken, pdfFile())).toMatchObject(over);
});

test("one address sends as many files a minute as enquiries, and no more", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 21; count += 1)
    statuses.push((await send("0", pdfFile(), "a.pdf", "10.5.0.1")).status);
  expect(statuses.filter((status) => status !== 429)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test("visitors send 500 MB a day, all together", async () => {
  const row = { record: "enquiry 1", name: "a.pdf", kind: "PDF" as const, size: 20_000_000 };
  const rows = Array.from({ length: 25 }, (_, index) => ({ ...row, sha256: String(index) }));
  await host.db.insert(files).values(rows);
  const { fileToken } = await enquire();
  expect(await send(fileToken, pdfFile())).toMatchObject({
    status: 400,
    body: { errors: { file: "Too many files have arrived today. Please send this one by email." } },
  });
  await host.db.update(files).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
  expect(await send(fileToken, pdfFile())).toMatchObject({ status: 200 });
});
