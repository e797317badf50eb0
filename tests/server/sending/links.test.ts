import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { hire } from "../../support/hire";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing } from "../../support/invoicing";
import { plant } from "../../support/plant";
import { pdfText } from "../../support/readPdf";
import { quotationCalls } from "../quotations/quotationCalls";

const host = plant({ checksReplies: true });
const { posted } = invoicing(host);

const { create, send } = quotationCalls(host);

const nobody = "127.0.0.99";
const paper = (id: number, kind = "invoice") => ({ params: { kind, id: String(id) } });
const makeLink = (id: number) =>
  host.call("staff", "createPaperLink", { body: { kind: "invoice", paperId: id } });
const tokenIn = (path: string) => path.split("/").at(-2) ?? "";
let visits = 0;
const open = (path: string, headers: Record<string, string> = {}) => {
  visits += 1;
  return host.call("visitor", "openPaperLink", {
    params: { token: tokenIn(path), name: path.split("/").at(-1) ?? "" },
    headers: { accept: "text/html,application/pdf", ...headers },
    from: `10.1.0.${visits}`,
  });
};
const linksOf = async (id: number) =>
  (await host.call("staff", "getPaperSending", paper(id))).body.links;

beforeAll(() => enterSupplier(host));

test("a link opens the PDF without a session, and every opening is in the history", async () => {
  const { id, serial } = await posted();
  const { status, body } = await makeLink(id);
  expect(status).toBe(200);
  expect(body.path).toBe(`/public/papers/${tokenIn(body.path)}/${serial.replaceAll("/", "-")}.pdf`);
  const days = (Date.parse(body.expiresAt) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
  for (const agent of [
    "Mozilla/5.0 (Linux; Android 15) Chrome/140.0",
    "curl/8.1",
    "WhatsApp/2.24.1 A",
  ]) {
    const opened = await open(body.path, { "user-agent": agent });
    expect(opened).toMatchObject({
      status: 200,
      headers: {
        "content-type": "application/pdf",
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
        "referrer-policy": "no-referrer",
      },
    });
    expect(await pdfText(opened.bytes)).toContain(serial);
  }
  expect(await linksOf(id)).toMatchObject([{ openings: 2, lastOpenedAt: expect.any(String) }]);
  const history = await host.call("staff", "getHistory", paper(id));
  expect(history.body.entries.slice(0, 4)).toMatchObject([
    { call: "openPaperLink", by: "link 1", after: { link: 1, device: "WhatsApp" } },
    { call: "openPaperLink", by: "link 1", after: { link: 1, device: "curl" } },
    { call: "openPaperLink", by: "link 1", after: { link: 1, device: "Chrome, Android" } },
    { call: "createPaperLink", by: "staff@example.com", after: { document: serial } },
  ]);
});

test("a token has 256 random bits, and the database has only its hash", async () => {
  const { id } = await posted();
  const [one, other] = [await makeLink(id), await makeLink(id)].map(({ body }) =>
    tokenIn(body.path),
  );
  expect(Buffer.from(String(one), "base64url")).toHaveLength(32);
  expect(one).not.toBe(other);
  const { rows } = await host.db.execute(
    sql`select links::text as row from paper_links links union all select audit::text from audit`,
  );
  expect(JSON.stringify(rows)).not.toContain(one);
});

test("an expired, a revoked and an unknown link show one sentence, and no name", async () => {
  const { id, serial } = await posted();
  const [expired, revoked] = [await makeLink(id), await makeLink(id)].map(({ body }) => body.path);
  const [later, earlier] = await linksOf(id);
  await host.db.execute(sql`update paper_links set expires_at = now() where id = ${earlier.id}`);
  const revoke = () => host.call("staff", "revokePaperLink", { params: { id: String(later.id) } });
  expect(await revoke()).toMatchObject({ status: 200 });
  expect(await revoke()).toMatchObject({
    status: 409,
    body: { message: "This link is revoked already" },
  });
  const sentence = "This link is no longer good: ask for a new one";
  for (const path of [expired, revoked, expired.replace(/[^/]+$/, "other.pdf"), "/unknown/x.pdf"]) {
    const { status, headers, text } = await open(path);
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "x-robots-tag": "noindex, nofollow",
      "cache-control": "no-store",
    });
    expect(text).toContain(`<p role="status">${sentence}</p>`);
    expect(text).toContain('<meta name="robots" content="noindex">');
    for (const name of [serial, "Kaveri", "Alepet", "<a"]) expect(text).not.toContain(name);
  }
  const kannada = await open("/unknown/x.pdf", { "accept-language": "kn-IN,kn;q=0.9,en;q=0.8" });
  expect(kannada.text).toContain('<html lang="kn">');
  expect(kannada.text).toContain("ಹೊಸ ಲಿಂಕ್ ಕೇಳಿ");
  expect(await linksOf(id)).toMatchObject([
    { openings: 0, revokedAt: expect.any(String) },
    { openings: 0 },
  ]);
});

test("guesses from one address are limited, with a sentence", async () => {
  const guess = () =>
    host.call("visitor", "openPaperLink", {
      params: { token: "guess", name: "x.pdf" },
      headers: { accept: "text/html" },
      from: nobody,
    });
  for (let tries = 0; tries < 30; tries += 1) expect((await guess()).status).toBe(404);
  const limited = await guess();
  expect(limited.status).toBe(429);
  expect(limited.text).toContain('<p role="status">Too many');
});

test("a statement is sent with its dates, and any other part is no paper", async () => {
  const { body: client } = await host.call("staff", "createClient", {
    body: {
      name: "Statement & Co",
      contactEmail: "pay@example.com",
      contactPhone: "+91 98450 00001",
    },
  });
  const ask = (part: string) =>
    host.call("staff", "getPaperSending", { ...paper(client.id, "statement"), query: { part } });
  const part = "2026-04-01/2026-09-30";
  expect(await ask(part)).toMatchObject({
    status: 200,
    body: {
      fileName: "2026-04-01-2026-09-30.pdf",
      recipient: { name: "Statement & Co", email: "pay@example.com" },
    },
  });
  for (const wrong of ["2026-09-30/2026-04-01", "2026-02-30/2026-04-01", "2026-04"])
    expect((await ask(wrong)).status).toBe(404);
  const body = { kind: "statement", paperId: client.id, language: "en", part };
  const made = await host.call("staff", "createPaperLink", { body });
  expect(await pdfText((await open(made.body.path)).bytes)).toContain("Statement of account");
});

test("a payslip is sent by super admins alone, of a locked month, and only to the person's own address", async () => {
  const employeeId = await hire(host.db, {
    name: "Asha",
    barcodeId: "EMP-000901",
    joinedAt: new Date("2026-01-01T04:00:00Z"),
  });
  const month = "2026-01";
  const ask = (who: "staff" | "owner", part: string) =>
    host.call(who, "getPaperSending", { ...paper(employeeId, "payslip"), query: { part } });
  expect((await ask("staff", month)).status).toBe(403);
  expect(await ask("owner", month)).toMatchObject({
    status: 409,
    body: { code: "sending.monthOpen" },
  });
  expect((await ask("owner", "2026-13")).status).toBe(404);
  const locked = await host.call("owner", "lockPayrollMonth", { params: { month } });
  expect(locked.status, locked.text).toBe(200);
  expect(await ask("owner", month)).toMatchObject({
    body: { isOwnOnly: true, recipient: { name: "Asha", email: "asha@example.com" } },
  });
  const body = { kind: "payslip", paperId: employeeId, language: "kn", part: month };
  const made = await host.call("owner", "createPaperLink", { body });
  const opened = await open(made.body.path);
  expect(await pdfText(opened.bytes)).toContain("Asha");
  const email = { ...body, subject: "Payslip", text: "Please find it." };
  const send = (to: string) => host.call("owner", "createEmail", { body: { ...email, to } });
  expect(await send("somebody.else@example.com")).toMatchObject({
    status: 400,
    body: { errors: { to: "A payslip goes only to the address of Asha" } },
  });
  expect(await send("ASHA@example.com")).toMatchObject({ status: 200 });
  const [link] = (await ask("owner", month)).body.links;
  const revoke = (who: "staff" | "owner") =>
    host.call(who, "revokePaperLink", { params: { id: String(link.id) } });
  expect((await revoke("staff")).status).toBe(403);
  expect((await revoke("owner")).status).toBe(200);
  const history = await host.call("owner", "getHistory", paper(employeeId, "employee"));
  expect(history.body.entries.map(({ call }: { call: string }) => call)).toEqual([
    "revokePaperLink",
    "createEmail",
    "openPaperLink",
    "createPaperLink",
  ]);
});

test("a quotation is sent in a sent revision, to the contact of its client", async () => {
  const client = { name: "Nilgiri Teas", contactPhone: "+91 98450 00000" };
  const { body: linked } = await host.call("staff", "createClient", { body: client });
  const id = Number(await create({ client: "Nilgiri Teas", clientId: linked.id }));
  const ask = (part: string) =>
    host.call("staff", "getPaperSending", { ...paper(id, "quotation"), query: { part } });
  expect(await ask("1")).toMatchObject({ status: 409, body: { code: "quotation.notSent" } });
  await send(String(id));
  expect(await ask("1")).toMatchObject({
    status: 200,
    body: {
      fileName: `Q-${String(id).padStart(6, "0")}.pdf`,
      recipient: { name: "Nilgiri Teas", phone: "+91 98450 00000" },
      isOwnOnly: false,
      links: [],
      emails: [],
    },
  });
  expect((await ask("2")).status).toBe(404);
  const unknown = await host.call("staff", "getPaperSending", paper(999, "quotation"));
  expect(unknown.status).toBe(404);
  expect((await host.call("staff", "getPaperSending", paper(1, "order"))).status).toBe(404);
});
