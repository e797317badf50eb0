import fc from "fast-check";
import { expect, test } from "vitest";
import { backupsToDelete } from "../../../server/backups/makeBackup";
import { backupName } from "../../../server/backups/store";

const dayMs = 24 * 3_600_000;

/** Returns the names of daily backups at 02:00 in India, the newest first. */
const daily = (days: number, last = Date.parse("2026-11-22T20:30:00Z")) =>
  Array.from({ length: days }, (_, day) =>
    backupName(new Date(last - day * dayMs), "schedule", false),
  );

const now = new Date("2026-11-22T20:30:00Z");

const keptOf = (names: readonly string[]) => {
  const deleted = new Set(backupsToDelete(names, now));
  return names.filter((name) => !deleted.has(name));
};

const dateOf = (name: string) => name.slice(6, 14);

test("after two years there are 7 daily, 4 weekly and 12 monthly backups", () => {
  // Each name has the day in UTC, one before the day in India. 2026-11-23 is a Monday.
  expect(keptOf(daily(730)).map(dateOf)).toEqual([
    ...["20261122", "20261121", "20261120", "20261119", "20261118", "20261117", "20261116"],
    ...["20261114", "20261107"],
    ...["20261030", "20260929", "20260830", "20260730", "20260629", "20260530"],
    ...["20260429", "20260330", "20260227", "20260130", "20251230"],
  ]);
});

test("a backup before an upgrade does not take the place of the day's own backup", () => {
  const dailyBackup = backupName(new Date("2026-11-18T20:30:00Z"), "schedule", false);
  const upgrade = backupName(new Date("2026-11-19T09:00:00Z"), "migration", false);
  expect(keptOf([...daily(4), dailyBackup, upgrade])).toContain(dailyBackup);
});

test('all backups of the last 48 hours stay, such as the morning\'s after "Back up now"', () => {
  const at = (time: string) => new Date(`2026-11-${time}Z`);
  const made = ["21T09:00:00", "21T13:00:00", "22T20:30:00", "23T04:00:00", "23T09:00:00"];
  const names = made.map((time) => backupName(at(time), "office", false));
  const upgrades = ["22T05:00:00", "22T06:00:00", "22T07:00:00", "22T08:00:00"].map((time) =>
    backupName(at(time), "migration", false),
  );
  expect(backupsToDelete([...names, ...upgrades], at("23T09:00:00"))).toEqual([]);
  expect(backupsToDelete(names, at("23T13:00:01"))).toEqual([]);
  expect(
    backupsToDelete([...names, backupName(at("23T13:00:01"), "office", false)], at("23T13:00:01")),
  ).toEqual([]);
  const later = ["25T13:00:00", "25T14:00:00"].map((time) => backupName(at(time), "office", false));
  expect(backupsToDelete([...names, ...later], at("25T14:00:00"))).toEqual([
    names[3],
    names[2],
    names[0],
  ]);
});

test("a clock that was wrong when a backup was made deletes none of the hours before it", () => {
  const at = (time: string) => new Date(`2026-11-23T${time}Z`);
  const names = ["04:00:00", "06:00:00", "09:00:00"].map((time) =>
    backupName(at(time), "office", false),
  );
  const wrong = new Date("2031-01-01T00:00:00Z");
  const ahead = backupName(wrong, "schedule", false);
  expect(backupsToDelete([...names, ahead], wrong)).toEqual([]);
  expect(backupsToDelete([...names, ahead], at("10:00:00"))).toEqual([]);
});

test("only the last backup of an earlier day stays, besides those from before upgrades", () => {
  const at = (time: string) => new Date(`2026-11-23T${time}Z`);
  const first = backupName(at("04:00:00"), "schedule", false);
  const second = backupName(at("09:00:00"), "office", true);
  const upgrades = ["05:00:00", "06:00:00", "07:00:00", "08:00:00"].map((time) =>
    backupName(at(time), "migration", false),
  );
  const later = [28, 29, 30].map((day) =>
    backupName(new Date(`2026-11-${day}T04:00:00Z`), "schedule", false),
  );
  const names = [first, ...upgrades, second, ...later];
  expect(backupsToDelete(names, new Date("2026-11-30T04:00:00Z")).sort()).toEqual(
    [first, upgrades[0] ?? ""].sort(),
  );
});

test("files that are no backups stay", () => {
  const others = ["notes.txt", "plant-20261123T203000Z.tar.gz.unfinished", "plant-x.tar.gz"];
  expect(backupsToDelete([...others, ...daily(3)], now)).toEqual([]);
});

test("a clock that was years ahead for a day deletes nothing more than that day does", () => {
  const ahead = backupName(new Date("2031-01-01T20:30:00Z"), "schedule", false);
  const usual = daily(7);
  expect(keptOf([...usual, ahead])).toContain(usual[0]);
  expect(keptOf([...usual, ahead]).length).toBeGreaterThanOrEqual(7);
});

test("with any dates the newest stays, and a second run deletes nothing more", () => {
  const days = fc.uniqueArray(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(days, (chosen) => {
      const names = [...chosen]
        .sort((one, other) => one - other)
        .map((day) => daily(901)[day] ?? "");
      const retainedNames = keptOf(names);
      expect(retainedNames[0]).toBe(names[0]);
      expect(retainedNames.length).toBeLessThanOrEqual(7 + 4 + 12 + 3);
      expect(keptOf(retainedNames)).toEqual(retainedNames);
    }),
    { numRuns: 60 },
  );
});
