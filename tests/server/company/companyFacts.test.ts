import { expect, test } from "vitest";
import { defaultFacts } from "../../../domain/companyFacts";
import { indiaDate } from "../../../domain/indiaTime";
import { audit } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { readPdf } from "../../support/readPdf";

const host = plant();

const read = async () => (await host.call("visitor", "getCompanyFacts")).body;
const update = (body: object) => host.call("owner", "updateCompanyFacts", { body });

test("the defaults are the facts until a super admin edits them", async () => {
  expect(await read()).toEqual({ ...defaultFacts, version: 0 });
  const edited = { ...(await read()), phone: "+91 98450 12345" };
  expect((await host.call("staff", "updateCompanyFacts", { body: edited })).status).toBe(403);
  expect(await update(edited)).toMatchObject({
    status: 200,
    body: { ...edited, version: 1 },
  });
  expect(await read()).toMatchObject({ phone: "+91 98450 12345", version: 1 });
  const notes = await host.db.select().from(audit).orderBy(audit.id);
  expect(notes.at(-1)).toMatchObject({
    record: "company 1",
    call: "updateCompanyFacts",
    before: { phone: defaultFacts.phone },
    after: { phone: "+91 98450 12345" },
  });
  expect(Object.keys(Object(notes.at(-1)?.after))).toEqual(["phone"]);
});

test("an edit of an older version saves nothing and gets the present facts", async () => {
  const present = await read();
  const replies = await Promise.all([
    update({ ...present, email: "one@example.com" }),
    update({ ...present, founded: 2005 }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    message: "The list of facts was changed meanwhile. Nothing was saved.",
    current: await read(),
  });
});

test("an undo restores a list of facts, and the next edit notes only its own change", async () => {
  const before = await read();
  const leaders = before.leaders.map((leader: object) => ({
    ...leader,
    name: { en: "Asha Rao", hi: "आशा राव", kn: "" },
  }));
  await update({ ...before, leaders });
  const [note] = (await host.call("owner", "getUndoable")).body.changes;
  expect((await host.call("owner", "undoChange", { params: { id: String(note.id) } })).status).toBe(
    200,
  );
  const restored = await read();
  expect(restored.leaders).toEqual(before.leaders);
  await update({ ...restored, founded: 2004 });
  const notes = await host.db.select().from(audit).orderBy(audit.id);
  expect(notes.at(-1)).toMatchObject({ after: { founded: 2004 } });
  expect(Object.keys(Object(notes.at(-1)?.after))).toEqual(["founded"]);
});

test.each([
  [{ name: { en: " ", hi: "", kn: "" } }, "name.en", "Required"],
  [{ website: "https://example.com/shop" }, "website", expect.stringContaining("without a path")],
  [
    { instagram: "javascript:alert(1)" },
    "instagram",
    expect.stringContaining("address of the profile"),
  ],
  [{ email: "nobody" }, "email", expect.stringContaining("email address")],
  [{ chatNumber: "+91 98" }, "chatNumber", expect.stringContaining("digits only")],
  [{ founded: 26 }, "founded", "Must be at least 1800"],
  [{ units: [] }, "units", expect.any(String)],
])("a wrong fact is refused by its field: %j", async (facts, field, message) => {
  const present = await read();
  const reply = await update({ ...present, ...facts });
  expect(reply).toMatchObject({ status: 400, body: { errors: { [field]: message } } });
  expect(await read()).toEqual(present);
});

test("job cards and payslips have the name and the address that the owner entered", async () => {
  const facts = await read();
  const [unit, ...units] = facts.units;
  const name = { ...facts.name, en: "Nandi Boxes" };
  const edit = { ...facts, name, units: [{ ...unit, postalCode: "560058" }, ...units] };
  expect((await update(edit)).status).toBe(200);
  await host.call("owner", "createOrder", exampleOf("createOrder", 1));
  await host.call("owner", "registerEmployee", exampleOf("registerEmployee", 1));
  const card = await host.call("owner", "getJobCard", { params: { id: "1" } });
  expect((await readPdf(card.bytes)).pages[0]?.text).toContain("Nandi Boxes");
  const params = { month: indiaDate(new Date()).slice(0, 7) };
  const payslips = await host.call("owner", "getPayslipsPdf", { params });
  const text = (await readPdf(payslips.bytes)).pages[0]?.text;
  expect(text).toContain("Nandi Boxes");
  expect(text).toContain("560058");
});
