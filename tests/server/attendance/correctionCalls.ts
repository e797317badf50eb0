import { calls } from "../../../contract/calls";
import { employees, punches } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import type { plant, Who } from "../../support/plant";

/** An instant by India's clock, `MM-dd HH:mm` of 2026. */
export const at = (moment: string) =>
  new Date(`2026-${moment.replace(" ", "T")}:00+05:30`).toISOString();

export const badge = (id: number) => `EMP-A-0000${id}`;

type Plant = ReturnType<typeof plant>;

/** Two employees, and when each of them was scanned. */
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

/** The calls about exceptions and their corrections. */
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

    decide: (id: number, status: string, who: Who = "owner") =>
      host.call(who, "decideCorrection", { params: { id: String(id) }, body: { status } }),
  };
}
