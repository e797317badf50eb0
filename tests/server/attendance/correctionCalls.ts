import { calls } from "../../../contract/calls";
import type { AttendanceException } from "../../../contract/corrections";
import { employees, punches } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import type { plant, Who } from "../../support/plant";

/** Returns an instant by India's clock, `MM-dd HH:mm` of 2026. */
export const at = (moment: string) =>
  new Date(`2026-${moment.replace(" ", "T")}:00+05:30`).toISOString();

export const badge = (id: number) => `EMP-A-0000${id}`;

type Plant = ReturnType<typeof plant>;

/** Hires two employees with these scans. */
export async function hireTwo(host: Plant, scanned: Readonly<Record<1 | 2, readonly string[]>>) {
  for (const n of [1, 2]) {
    await host.call("owner", "registerEmployee", exampleOf("registerEmployee", n));
  }
  await host.db.update(employees).set({ joinedAt: new Date(at("01-01 08:00")) });
  const rows = Object.entries(scanned).flatMap(([id, moments]) =>
    moments.map((moment) => ({ employeeId: Number(id), punchedAt: new Date(at(moment)) })),
  );
  await host.db.insert(punches).values(rows);
}

/** Returns the calls about exceptions and their corrections. */
export function correctionCalls(host: Plant) {
  const exceptionsOf = async (month: string) => {
    const { body } = await host.call("staff", "getExceptions", { query: { month } });
    return calls.getExceptions.reply.parse(body);
  };

  return {
    exceptionsOf,

    kindsOf: async (month: string) =>
      (await exceptionsOf(month)).map(({ kind, date }) => `${date} ${kind}`),

    propose: (who: Who, body: object) =>
      host.call(who, "proposeCorrection", { body: { reason: "Told by the foreman", ...body } }),

    /** Confirms exceptions as they are, unless the correction says otherwise. */
    settle: (
      who: Who,
      exceptions: readonly Pick<AttendanceException, "id" | "barcodeId" | "version">[],
      correction: object = {},
    ) =>
      host.call(who, "settleExceptions", {
        body: {
          corrections: exceptions.map(({ id, barcodeId, version }) => ({
            action: "CONFIRM",
            exceptionId: id,
            exceptionVersion: version,
            barcodeId,
            ...correction,
          })),
          reason: "The station was down for three minutes",
        },
      }),

    decideAll: (ids: readonly number[], status: string, who: Who = "owner") =>
      host.call(who, "decideCorrections", { body: { ids, status } }),

    decide: (id: number, status: string, who: Who = "owner") =>
      host.call(who, "decideCorrection", { params: { id: String(id) }, body: { status } }),
  };
}
