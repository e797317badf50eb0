import { beforeAll, expect, test } from "vitest";
import { assignments, payTerms, punches, shifts } from "../../../server/db/schema";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";
import { at, badge, correctionCalls } from "./correctionCalls";

const host = plant();
const { exceptionsOf, settle, propose, decideAll } = correctionCalls(host);

const days = ["04-01", "04-02", "04-03"];

const overtimeOn = async (day: string) => {
  const { body } = await host.call("owner", "getAttendance", { query: { date: `2026-${day}` } });
  return body.map(({ overtimeHours }: { overtimeHours: number }) => overtimeHours);
};

const count = { action: "COUNT_EARLY" };

/** Settles exceptions by a correction of their check-in. */
const settleEarly = (
  who: "owner" | "staff",
  found: Awaited<ReturnType<typeof exceptionsOf>>,
  action: string,
) =>
  host.call(who, "settleExceptions", {
    body: {
      corrections: found.map(({ id, version, barcodeId, checkIn }) => ({
        action,
        exceptionId: id,
        exceptionVersion: version,
        barcodeId,
        at: checkIn,
      })),
      reason: "Asked to come early for the new machine",
    },
  });

beforeAll(async () => {
  const [shift] = await host.db
    .insert(shifts)
    .values({ unit: "A", name: "A", startsAt: 360, endsAt: 840 })
    .returning({ id: shifts.id });
  for (const n of [1, 2, 3]) {
    const joinedAt = new Date(at("01-01 08:00"));
    const employeeId = await hire(host.db, { name: `Person ${n}`, barcodeId: badge(n), joinedAt });
    await host.db.insert(payTerms).values({ ...usualTerms, employeeId });
    await host.db.insert(assignments).values({
      employeeId,
      validFrom: "2026-02-01",
      unit: "A",
      shiftId: shift?.id ?? 0,
    });
    // 05:00 is an hour early. 05:30 on the 6th raises nothing, and does not count either.
    const moments = days.flatMap((day) => [`${day} 05:00`, `${day} 14:00`]);
    await host.db.insert(punches).values(
      [...moments, "04-06 05:30", "04-06 14:00"].map((moment) => ({
        employeeId,
        punchedAt: new Date(at(moment)),
      })),
    );
  }
});

test("time before the shift does not count, and more than 30 minutes are an exception a day", async () => {
  const found = await exceptionsOf("2026-04");
  const shown = found.map(({ kind, date, barcodeId }) => [kind, date.slice(5), barcodeId]);
  expect(shown.toSorted()).toEqual(
    days.flatMap((day) => [1, 2, 3].map((n) => ["EARLY_START", day, badge(n)])),
  );
  for (const day of [...days, "04-06"]) expect(await overtimeOn(day)).toEqual([0, 0, 0]);
});

test("a month with an undecided early start cannot be locked", async () => {
  const params = { month: "2026-04" };
  const refused = await host.call("owner", "lockPayrollMonth", { params });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain(
    "Came 1 h before the shift: this time counts only when it is approved",
  );
});

test("one press counts it for all people of a day, and is settled", async () => {
  const ofDay = (await exceptionsOf("2026-04")).filter(({ date }) => date === "2026-04-01");
  expect(await settleEarly("owner", ofDay, "COUNT_EARLY")).toMatchObject({
    status: 200,
    body: { count: 3, status: "APPROVED" },
  });
  expect(await exceptionsOf("2026-04")).toHaveLength(6);
  expect(await overtimeOn("04-01")).toEqual([1, 1, 1]);
  expect(await overtimeOn("04-02")).toEqual([0, 0, 0]);
});

test("an admin's proposal counts as a whole when a super admin approves it", async () => {
  const ofPerson = (await exceptionsOf("2026-04")).filter(
    ({ barcodeId }) => barcodeId === badge(2),
  );
  expect(await settleEarly("staff", ofPerson, "COUNT_EARLY")).toMatchObject({
    body: { count: 2, status: "PROPOSED" },
  });
  expect(await overtimeOn("04-03")).toEqual([0, 0, 0]);
  const { body } = await host.call("owner", "getCorrections");
  const open = body.filter(({ status }: { status: string }) => status === "PROPOSED");
  expect(
    (
      await decideAll(
        open.map(({ id }: { id: number }) => id),
        "APPROVED",
      )
    ).status,
  ).toBe(200);
  expect(await overtimeOn("04-03")).toEqual([0, 1, 0]);
});

test("refused time stays out, and the last decision holds", async () => {
  const rest = await exceptionsOf("2026-04");
  expect((await settleEarly("owner", rest, "DROP_EARLY")).status).toBe(200);
  expect(await exceptionsOf("2026-04")).toEqual([]);
  expect(await overtimeOn("04-02")).toEqual([0, 1, 0]);
  const earlyScan = { barcodeId: badge(1), at: at("04-02 05:00") };
  expect((await propose("owner", { ...earlyScan, ...count })).status).toBe(200);
  expect(await overtimeOn("04-02")).toEqual([1, 1, 0]);
  expect((await propose("owner", { ...earlyScan, action: "DROP_EARLY" })).status).toBe(200);
  expect(await overtimeOn("04-02")).toEqual([0, 1, 0]);
});

test("less than 30 minutes count too when they are approved", async () => {
  const earlyScan = { barcodeId: badge(3), at: at("04-06 05:30") };
  expect((await propose("owner", { ...earlyScan, ...count })).status).toBe(200);
  expect(await overtimeOn("04-06")).toEqual([0, 0, 0.5]);
});

test("an earlier scan that is found later is to be decided again, and counts from the approved time on", async () => {
  const scan = { action: "ADD", barcodeId: badge(1), at: at("04-01 04:00") };
  expect((await propose("owner", scan)).status).toBe(200);
  // 04:00 to 05:00 is a separate span now, and 14:00 a check-in.
  expect((await propose("owner", { ...scan, action: "VOID", at: at("04-01 05:00") })).status).toBe(
    200,
  );
  expect(await overtimeOn("04-01")).toEqual([1, 1, 1]);
  expect(await exceptionsOf("2026-04")).toMatchObject([
    { kind: "EARLY_START", barcodeId: badge(1), date: "2026-04-01" },
  ]);
});

test.each([
  ["the shift had begun", badge(1), "04-03 14:00", "The shift had begun at this time"],
  ["nobody was scanned", badge(1), "04-03 05:10", "There is no scan of this badge at this time"],
])("if %s there is no time to count", async (_, barcodeId, moment, message) => {
  expect(await propose("owner", { ...count, barcodeId, at: at(moment) })).toMatchObject({
    status: 400,
    body: { errors: { at: message } },
  });
});

test("without a shift there is no time before one", async () => {
  const joinedAt = new Date(at("01-01 08:00"));
  const employeeId = await hire(host.db, { name: "Bala", barcodeId: badge(4), joinedAt });
  await host.db.insert(punches).values({ employeeId, punchedAt: new Date(at("04-03 05:00")) });
  const earlyScan = { barcodeId: badge(4), at: at("04-03 05:00") };
  expect(await propose("owner", { ...count, ...earlyScan })).toMatchObject({
    status: 400,
    body: { errors: { at: "This person has no shift at this time" } },
  });
});

test("time that is approved after the lock is paid as arrears", async () => {
  const open = await exceptionsOf("2026-04");
  expect((await settle("owner", open)).status).toBe(200);
  const params = { month: "2026-04" };
  expect(await host.call("owner", "lockPayrollMonth", { params })).toMatchObject({ status: 200 });
  const earlyScan = { barcodeId: badge(1), at: at("04-03 05:00") };
  expect((await propose("owner", { ...earlyScan, ...count })).status).toBe(200);
  const may = { month: "2026-05", employeeId: "1" };
  const { lines } = (await host.call("owner", "getPayslip", { params: may })).body;
  expect(lines).toMatchObject([
    {
      kind: "ARREARS",
      amount: 187.5,
      origins: [
        expect.stringMatching(
          /^The time before the shift was approved from .* on by owner@example.com/,
        ),
      ],
    },
  ]);
});
