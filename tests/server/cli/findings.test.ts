import { expect, test } from "vitest";
import { say } from "../../../domain/messages/say";
import {
  exitCodeOf,
  finding,
  findingsText,
  gradeAbandoned,
  gradeBackupAge,
  gradeDisk,
  gradeDrill,
  gradeRates,
  gradeRecipient,
} from "../../../server/cli/findings";

test.each([
  [20e9, "ok", "20 GB are free at /data"],
  [5e9, "ok", "5 GB are free at /data"],
  [1e9, "warn", "1 GB are free at /data. Make room for backups"],
  [3e9, "warn", "3 GB are free at /data. Make room for backups"],
  [0.2e9, "fail", "200 MB are free at /data. Make room: PostgreSQL stops on a full disk"],
] as const)("a disk with %d free bytes is %s", (free, grade, sentence) => {
  expect(gradeDisk("/data", free)).toEqual({ subject: "disk", grade, sentence });
});

const now = new Date("2026-11-23T12:00:00Z");

test.each([
  ["2026-11-23T02:00:00Z", "ok"],
  ["2026-11-22T00:00:00Z", "ok"],
  ["2026-11-21T23:00:00Z", "warn"],
  ["2026-11-20T12:00:00Z", "warn"],
  ["2026-11-20T11:00:00Z", "fail"],
  [undefined, "warn"],
])("a newest backup of %s is %s", (newest, grade) => {
  const moment = newest === undefined ? undefined : new Date(newest);
  expect(gradeBackupAge(moment, now, "/backups").grade).toBe(grade);
});

const drill = { canProve: true, hasBackup: true };
const proven = { startedAt: new Date("2026-11-20T02:00:00Z") };

test.each([
  [{ ...drill, last: proven }, "ok", "The last drill proved a backup 3 days ago"],
  [
    { ...drill, last: { startedAt: new Date("2026-11-09T02:00:00Z") } },
    "ok",
    "The last drill proved a backup 14 days ago",
  ],
  [drill, "warn", "No drill has proven a backup yet. Run: plant drill"],
  [
    { ...drill, hasBackup: false, last: proven },
    "warn",
    "There is no backup that a drill could prove",
  ],
  [
    { ...drill, last: { ...proven, failure: say("backup.signIn") } },
    "fail",
    "The last drill failed. Nobody could sign in to the restored data.",
  ],
  [
    { ...drill, last: { startedAt: new Date("2026-11-01T02:00:00Z") } },
    "warn",
    "The last drill proved a backup 22 days ago. One is due every week",
  ],
  [{ ...drill, canProve: false, last: proven }, "warn", expect.stringContaining("BACKUP_IDENTITY")],
])("drills %j are %s", (drills, grade, sentence) => {
  expect(gradeDrill(drills, now)).toEqual({ subject: "drill", grade, sentence });
});

test("the dropped copies of a killed restore are a warning in its own words", () => {
  expect(gradeAbandoned(undefined).grade).toBe("ok");
  expect(gradeAbandoned("Its copy is deleted")).toEqual({
    subject: "restore",
    grade: "warn",
    sentence: "Its copy is deleted",
  });
});

test("an older statutory rate is a warning with its source and the page that mends it", () => {
  expect(gradeRates([]).grade).toBe("ok");
  const change = { text: "From 17 Sep 2026 PF counts wages up to ₹25,000", source: "S.O. 5109(E)" };
  expect(gradeRates([change])).toEqual({
    subject: "rates",
    grade: "warn",
    sentence:
      "From 17 Sep 2026 PF counts wages up to ₹25,000 (S.O. 5109(E)). Take them over on the page Statutory Rates",
  });
});

test("a recipient that Debian's program age cannot open is a warning", () => {
  const usual = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p";
  expect(gradeRecipient(usual).grade).toBe("ok");
  for (const kind of ["pq", "tag", "tagpq"])
    expect(gradeRecipient(`age1${kind}1qqqq`)).toMatchObject({
      subject: "recipient",
      grade: "warn",
      sentence: expect.stringContaining(`age1${kind}1…`),
    });
});

test("each finding is a line, and a failure is the exit code", () => {
  const findings = [finding("disk", "ok", "Enough"), finding("clock", "warn", "Late")];
  expect(findingsText(findings)).toBe("ok   disk         Enough\nwarn clock        Late");
  expect(exitCodeOf(findings)).toBe(0);
  expect(exitCodeOf([...findings, finding("port", "fail", "Taken")])).toBe(1);
});
