import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { punches } from "../../server/db/schema";
import type { plant, Replied } from "./plant";
import { dateOf, type Worker } from "./randomMonths";

export const nameOf = (index: number): string => `Worker ${index + 1}`;
const instantOf = (seconds: number) => new Date(seconds * 1000 - 5.5 * 3_600_000);
const rupees = (paise: number) => paise / 100;

/** Returns the body of a reply, which must have the status 200. */
export const done = (reply: Replied): Replied["body"] => {
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
};

type Host = ReturnType<typeof plant>;

/** Returns a function that makes a call as the owner and returns the body of its reply. */
export const entering =
  (host: Host) =>
  async (call: Parameters<Host["call"]>[1], body: object, id?: number): Promise<Replied["body"]> =>
    done(await host.call("owner", call, { body, ...(id && { params: { id: String(id) } }) }));

/**
 * Enters everything that is known of random people, by the calls that the office and the station make.
 * @param shiftIds by unit and name, such as `A C`
 */
export function workerEntry(host: Host, shiftIds: ReadonlyMap<string, number>) {
  const enter = entering(host);

  /** @param index gives the person's name */
  async function enterWorker(worker: Worker, index: number) {
    const [firstAssignment, ...assignments] = worker.assignments;
    const { employeeId, barcodeId } = await enter("registerEmployee", {
      name: nameOf(index),
      email: `worker${index}@example.com`,
      unit: firstAssignment?.unit,
      gender: "female",
      phoneNumber: "+91 98450 00000",
      bloodGroup: "O+",
      dob: "1990-02-28",
    });
    const facts = async () =>
      done(
        await host.call("owner", "getEmployment", { params: { employeeId: String(employeeId) } }),
      );
    const assigned = ({ from, unit, shift }: Worker["assignments"][number]) => ({
      validFrom: dateOf(from),
      unit,
      ...(shift && { shiftId: shiftIds.get(`${unit} ${shift.name}`) }),
    });
    const [period, ...later] = worker.employments;
    const periodOf = (known?: { from: number; until?: number }, isOver = true) => ({
      joinedOn: dateOf(known?.from ?? 0),
      ...(isOver && known?.until !== undefined && { leftOn: dateOf(known.until) }),
    });
    const [joined] = (await facts()).employments;
    const body = { ...periodOf(period, false), version: joined.version };
    const { assignments: made } = await enter("updateEmployment", body, joined.id);
    if (firstAssignment?.shift) {
      const edit = { ...assigned(firstAssignment), version: made[0].version };
      await enter("updateAssignment", edit, made[0].id);
    }
    for (const one of assignments)
      await enter("createAssignment", { employeeId, ...assigned(one) });
    for (const { from, basePaise, workingDayTenths, multiplierHalves } of worker.terms) {
      await enter("addSalary", {
        employeeId,
        validFrom: dateOf(from),
        monthlyBaseSalary: rupees(basePaise),
        workingDays: workingDayTenths / 10,
        otMultiplierFactor: multiplierHalves / 2,
      });
    }
    for (const { first, last, isPaid, isHalf } of worker.leaves) {
      await enter("createLeave", {
        barcodeId,
        firstDate: dateOf(first),
        lastDate: dateOf(last),
        kind: isPaid ? "PAID" : "UNPAID",
        isHalfDay: isHalf,
      });
    }
    for (const { month, amountPaise, instalmentPaise } of worker.advances) {
      await enter("createAdvance", {
        barcodeId,
        givenOn: "2026-01-20",
        amount: rupees(amountPaise),
        instalment: rupees(instalmentPaise),
        firstMonth: month,
        reason: "School fees",
      });
    }
    const adjustments = { ADDITION: worker.additions, DEDUCTION: worker.deductions };
    for (const [kind, amounts] of Object.entries(adjustments)) {
      for (const { month, paise } of amounts) {
        await enter("createAdjustment", {
          barcodeId,
          kind,
          month,
          amount: rupees(paise),
          reason: "R",
        });
      }
    }
    await enterScans(worker, index, { id: employeeId, barcodeId });
    if (period?.until !== undefined) {
      const [open] = (await facts()).employments;
      await enter("updateEmployment", { ...periodOf(period), version: open.version }, open.id);
    }
    for (const again of later) await enter("createEmployment", { employeeId, ...periodOf(again) });
  }

  /** Scans a badge at a new station. */
  async function scanAtStation({ scanned }: Worker, index: number, barcodeId: string) {
    const { pairingCode } = await enter("createDevice", { name: `Gate ${index}`, unit: "A" });
    // Each request has a new address, so that no limit of pairings applies.
    const paired = { body: { code: pairingCode }, from: `10.1.0.${index}` };
    const { token } = done(await host.call("visitor", "pairDevice", paired));
    const sentAt = new Date().toISOString();
    for (const [sequence, at] of scanned.entries()) {
      done(
        await host.call("visitor", "punch", {
          headers: { authorization: `Bearer ${token}` },
          body: {
            scanId: randomUUID(),
            sequence,
            scannedAt: instantOf(at).toISOString(),
            sentAt,
            queued: true,
            barcodeId,
          },
        }),
      );
    }
  }

  /** Enters the scans and their corrections. Only few people scan at a station, because each scan is a call. */
  async function enterScans(
    worker: Worker,
    index: number,
    person: { id: number; barcodeId: string },
  ) {
    const { id: employeeId, barcodeId } = person;
    if (index % 5 === 0) await scanAtStation(worker, index, barcodeId);
    else if (worker.scanned.length > 0) {
      const rows = worker.scanned.map((at) => ({ employeeId, punchedAt: instantOf(at) }));
      await host.db.insert(punches).values(rows);
    }
    const corrections = {
      VOID: worker.voided,
      ADD: worker.added,
      COUNT_EARLY: worker.approvals.values(),
      DROP_EARLY: worker.refused.values(),
    };
    for (const [action, instants] of Object.entries(corrections)) {
      for (const at of instants) {
        const correction = { action, barcodeId, at: instantOf(at).toISOString(), reason: "Seen" };
        await enter("proposeCorrection", correction);
      }
    }
  }

  return enterWorker;
}
