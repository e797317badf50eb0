import { expect, test } from "vitest";
import { callNames, routes } from "../../../contract/routes";
import { kindOfCall } from "../../../src/admin/history/ActivityPage";
import { historyTexts } from "../../../src/admin/history/texts";

const { calls, verbs } = historyTexts.english;

/** Calls that change no record, but at most what the caller alone sees. The page Operations lists backups, drills and restores. */
const unnoted = new Set([
  ...["login", "submitContact", "sendEnquiryFile", "getEmployeeNameAndUnit", "getPriceBands"],
  ...["startBackup", "startDrill", "restoreBackup"],
  ...["beginApp", "beginPasskey", "beginProof", "finishProof"],
  ...["readNotices", "emailNotices", "followClient"],
]);

const changing = callNames.filter(
  (name) => routes[name].method !== "GET" && !unnoted.has(name) && !name.startsWith("import"),
);

const verbOf = (call: string) => call.match(/^[a-z]+/)?.[0] ?? "";

test("every change has a text, or its verb's text with the kind of record", () => {
  const unnamed = changing.filter((call) => !Object.hasOwn(calls, call));
  expect(unnamed.filter((call) => !Object.hasOwn(verbs, verbOf(call)))).toEqual([]);
  expect(unnamed.filter((call) => kindOfCall(call) === undefined)).toEqual([]);
  const named = unnamed.map((call) => `${verbOf(call)} ${kindOfCall(call)}`);
  expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
});
