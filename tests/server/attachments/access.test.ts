import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { hasAttachments, recordKinds } from "../../../contract/records";
import { audit } from "../../../server/db/schema";
import { handlers } from "../../../server/features";
import { pdfFile } from "../../support/attachedFiles";
import { plant, type Who } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

beforeAll(() => seed(host));

const attached = recordKinds.filter(hasAttachments);

test("eight kinds of records have files and comments", () => {
  expect(Object.keys(handlers)).toContain("getFiles");
  expect(attached.toSorted()).toEqual([
    ...["client", "employee", "enquiry", "machine", "order", "quotation", "reel", "specification"],
  ]);
});

/** The callers who read and who add files and comments, by the kind of record. */
const superOnly = { read: ["owner"], add: ["owner"] };
const all = { read: ["owner", "staff"], add: ["owner", "staff"] };
const rights: Readonly<Record<string, Readonly<Record<"read" | "add", readonly string[]>>>> = {
  employee: superOnly,
  machine: { ...all, add: ["owner"] },
};

const everybody: readonly Who[] = ["owner", "staff", "visitor", "station", "wall"];

let sent = 0;
const newFile = () => {
  sent += 1;
  return { query: { name: `file ${sent}.pdf` }, file: pdfFile(`file ${sent}`) };
};

const noFile: readonly number[] = [401, 403];

test.each(attached.flatMap((kind) => everybody.map((who) => [kind, who] as const)))(
  "a file and a comment of a %s: what %s may do",
  async (kind, who) => {
    const params = { kind, id: "1" };
    const { read, add } = rights[kind] ?? all;
    const { body: made } = await host.call("owner", "addFile", { params, ...newFile() });
    const id = { params: { id: String(made.id) } };
    const statusOf = async (
      name:
        | "getFiles"
        | "openFile"
        | "addFile"
        | "removeFile"
        | "restoreFile"
        | "getMentionable"
        | "addComment"
        | "getHistory",
      request: object,
    ) => (await host.call(who, name, request)).status;
    const expectOpen = (mayIt: boolean, status: number) =>
      mayIt ? expect(status).toBe(200) : expect(noFile).toContain(status);

    for (const name of ["getFiles", "getMentionable", "getHistory"] as const)
      expectOpen(read.includes(who), await statusOf(name, { params }));
    expectOpen(read.includes(who), await statusOf("openFile", id));
    const body = { kind, recordId: 1, text: "Call before you print" };
    expectOpen(read.includes(who), await statusOf("addComment", { body }));
    expectOpen(add.includes(who), await statusOf("addFile", { params, ...newFile() }));
    expectOpen(add.includes(who), await statusOf("removeFile", id));
    if (!add.includes(who)) await host.call("owner", "removeFile", id);
    expectOpen(add.includes(who), await statusOf("restoreFile", id));
    if (read.includes(who)) {
      const { body: reply } = await host.call(who, "getFiles", { params });
      expect(reply.mayAdd).toBe(add.includes(who));
    }
  },
);

test("each opening of a file of a person is in the audit, and one of an order is not", async () => {
  const openings = async () =>
    (await host.db.select().from(audit).where(eq(audit.call, "openFile")).orderBy(audit.id)).map(
      ({ record, adminEmail, after }) => ({ record, adminEmail, after }),
    );
  const before = await openings();
  for (const kind of ["employee", "order"]) {
    const params = { kind, id: "1" };
    const { body } = await host.call("owner", "addFile", { params, ...newFile() });
    await host.call("owner", "openFile", { params: { id: String(body.id) } });
  }
  expect((await openings()).slice(before.length)).toMatchObject([
    {
      record: "employee 1",
      adminEmail: "owner@example.com",
      after: { file: expect.stringMatching(/^file/) },
    },
  ]);
});
