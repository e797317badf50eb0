import { beforeEach, expect, test } from "vitest";
import { startSession } from "../../src/api/session";
import { checkReplies, odd } from "../support/checkedReplies";
import { contactRow } from "../support/exampleReplies";
import { fakeHost, json } from "../support/fakeHost";

const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };

beforeEach(() => startSession({ token: "a-token", admin }, true));

const backups = {
  isEncrypted: false,
  isOnSameDisk: false,
  isProvable: true,
  backups: [],
  runs: [],
};
const lowDisk = { code: "backup.diskLow", message: "The disk has 400 MB left." };
const stale = () =>
  json({ ...backups, problems: [{ ...lowDisk, parameters: { megabytes: 400 } }] });

const read = (path: string) => fetch(`/api${path}`, { method: "GET" });

test("a reply with a field that the contract does not have fails its test, with the call and the field", async () => {
  fakeHost({ "GET /admin/operations": stale });
  await read("/admin/operations");
  await expect(checkReplies()).rejects.toThrow(
    /getOperations 200 \/problems\/0 must NOT have additional properties .*parameters/,
  );
});

test("a reply without a field that the contract requires fails its test", async () => {
  fakeHost({
    "GET /admin/contact/contactDetails": () => json([{ ...contactRow, phone: undefined }]),
  });
  await read("/admin/contact/contactDetails");
  await expect(checkReplies()).rejects.toThrow(/getContacts 200 \/0 .*phone/);
});

test("a text in place of JSON fails its test, and JSON in place of a text", async () => {
  fakeHost({
    "GET /admin/operations": () => new Response("<html>"),
    "GET /admin/payroll/2026-01/epf.txt": () => json({}),
  });
  await Promise.all([read("/admin/operations"), read("/admin/payroll/2026-01/epf.txt")]);
  await expect(checkReplies()).rejects.toThrow(
    /getOperations.*with JSON\ngetEpfReturn.*not with JSON/,
  );
});

test("a refusal, an odd reply and a right one pass", async () => {
  fakeHost({
    "GET /admin/get-admins": () => json({}, { status: 403 }),
    "GET /admin/operations": () => odd("a host of another version", stale()),
    "GET /admin/contact/contactDetails": () => json([contactRow]),
  });
  const paths = ["/admin/get-admins", "/admin/operations", "/admin/contact/contactDetails"];
  await Promise.all(paths.map(read));
  await expect(checkReplies()).resolves.toBeUndefined();
});

test("a right reply that is marked as odd fails its test", async () => {
  fakeHost({ "GET /admin/contact/contactDetails": () => odd("a strange row", json([contactRow])) });
  await read("/admin/contact/contactDetails");
  await expect(checkReplies()).rejects.toThrow(/is not odd \(a strange row\)/);
});

test("another host may send anything to a specified call", async () => {
  startSession({ token: "a-token", admin });
  fakeHost({ "GET /admin/contact/contactDetails": () => json([{ id: "7f", name: 5 }]) });
  await read("/admin/contact/contactDetails");
  await expect(checkReplies()).resolves.toBeUndefined();
});
