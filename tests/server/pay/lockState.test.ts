import { expect, test } from "vitest";
import { payOpening, punches } from "../../../server/db/schema";
import { englishText } from "../../../server/errors";
import { readLockState } from "../../../server/pay/lockState";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";

const host = plant();

const now = at("09-01 12:00");
const obstacleOf = async (month: string, instant = now) => {
  const { obstacle } = await readLockState(host.db, month, instant);
  return obstacle && englishText(obstacle);
};

test("a month can be locked in the instant in which its last shifts have ended, and not before", async () => {
  const end = at("06-01 00:00");
  expect(await obstacleOf("2026-05", end)).toBeUndefined();
  expect(await obstacleOf("2026-05", new Date(end.getTime() - 1))).toMatch(
    /^May 2026 can be locked from /,
  );
});

test("the month with which pay begins can be locked, the one before it cannot", async () => {
  await host.db.insert(payOpening).values({ firstMonth: "2026-05" });
  expect(await obstacleOf("2026-05")).toBeUndefined();
  expect(await obstacleOf("2026-04")).toBe(
    "Pay begins with May 2026: earlier months were paid before",
  );
});

test("work on a holiday that is dated into a locked month is settled before the next lock", async () => {
  const joinedAt = at("05-01 08:00");
  const employeeId = await hire(host.db, { name: "Asha", barcodeId: "EMP-A-00001", joinedAt });
  const scans = [at("05-06 09:00"), at("05-06 17:00")];
  await host.db.insert(punches).values(scans.map((punchedAt) => ({ employeeId, punchedAt })));
  const params = { month: "2026-05" };
  expect((await host.call("owner", "lockPayrollMonth", { params })).status).toBe(200);
  expect(await obstacleOf("2026-05")).toBe(
    "May 2026 is locked already, and with it all months before it",
  );
  expect(await obstacleOf("2026-06")).toBeUndefined();
  const { body } = await host.call("owner", "getCalendar");
  const edit = { ...body, holidays: [{ date: "2026-05-06", name: "Plant's Day" }] };
  expect((await host.call("owner", "updateCalendar", { body: edit })).status).toBe(200);
  expect(await obstacleOf("2026-06")).toBe("A locked month has 1 open exception to settle first");
  const { exceptions } = await readLockState(host.db, "2026-06", now);
  expect(exceptions).toMatchObject([{ kind: "DAY_OFF", date: "2026-05-06" }]);
});

test("a leave request that begins by the month's end is decided before the lock", async () => {
  const send = async (call: "createLeave" | "approveLeave", sent: object) => {
    const reply = await host.call("owner", call, sent);
    expect(reply.status).toBe(200);
    return reply.body;
  };
  const leave = { barcodeId: "EMP-A-00002", kind: "PAID", status: "REQUESTED" };
  const joinedAt = at("05-01 08:00");
  await hire(host.db, { name: "Bala", barcodeId: leave.barcodeId, joinedAt });
  const request = (firstDate: string, lastDate: string) =>
    send("createLeave", { body: { ...leave, firstDate, lastDate } });
  const { id } = await request("2026-08-31", "2026-09-01");
  await request("2026-09-02", "2026-09-02");
  const { leaveRequests } = await readLockState(host.db, "2026-08", now);
  expect(leaveRequests).toEqual([
    { id, name: "Bala", barcodeId: leave.barcodeId, firstDate: "2026-08-31" },
  ]);
  const params = { month: "2026-08" };
  const { body } = await host.call("owner", "getCalendar");
  const edit = { ...body, holidays: [] };
  expect((await host.call("owner", "updateCalendar", { body: edit })).status).toBe(200);
  expect(await host.call("owner", "lockPayrollMonth", { params })).toMatchObject({
    status: 409,
    body: { message: "1 leave request waits for a decision" },
  });
  await send("approveLeave", { params: { id: String(id) } });
  expect(await obstacleOf("2026-08", at("09-02 12:00"))).toBeUndefined();
});
