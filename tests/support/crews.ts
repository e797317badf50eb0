import { beforeAll, expect } from "vitest";
import { payTerms, stageEntries } from "../../server/db/schema";
import { at } from "./at";
import { hire } from "./hire";
import { clientId } from "./machineExamples";
import { makeMachine, storeOrder } from "./machines";
import type { plant } from "./plant";
import { specifiedBox } from "./specifiedOrder";
import { usualTerms } from "./workedMonth";

export const barcodeOf = (id: number) => `EMP-A-${String(id).padStart(5, "0")}`;

interface CrewOptions<Name, Machine> {
  readonly people: readonly Name[];
  /** Machines that join boxes, from eight to four. */
  readonly machines: readonly Machine[];
}

/** Hires people and registers machines before the tests of a file. @returns what people do at the machines */
export function crewsOf<Name extends string, Machine extends string>(
  host: ReturnType<typeof plant>,
  { people, machines }: CrewOptions<Name, Machine>,
) {
  const machineIds = new Map<Machine, number>();
  let orderId = 0;
  let entries = 0;
  const idOf = (name: Name) => people.indexOf(name) + 1;
  const machineIdOf = (machine: Machine) => machineIds.get(machine) ?? 0;

  beforeAll(async () => {
    for (const name of people) {
      const barcodeId = barcodeOf(idOf(name));
      const employeeId = await hire(host.db, { name, barcodeId, joinedAt: at("04-01 08:00") });
      expect(employeeId).toBe(idOf(name));
      await host.db.insert(payTerms).values({ ...usualTerms, employeeId, validFrom: "2026-04-01" });
    }
    const versionId = await specifiedBox(host.db, "Saree box");
    orderId = await storeOrder(host.db, versionId, { quantity: 100_000 });
    for (const name of machines) machineIds.set(name, await makeMachine(host, name, "JOINING"));
  });

  return {
    idOf,
    machineIdOf,
    get orderId() {
      return orderId;
    },

    /** Stores an entry of the order. @returns its number */
    async make(machine: Machine, moment: string, good: number, more: object = {}) {
      entries += 1;
      const [row] = await host.db
        .insert(stageEntries)
        .values({
          entryId: clientId(entries),
          machineId: machineIdOf(machine),
          orderId,
          stage: "JOINING",
          good,
          waste: 0,
          at: at(moment),
          createdBy: "Gate",
          createdAt: at(moment),
          ...more,
        })
        .returning({ id: stageEntries.id });
      return row?.id ?? 0;
    },

    /** Enters people at a machine, until its planned time ends or until `to`. */
    crew: (machine: Machine, names: readonly Name[], from: string, to?: string) =>
      host.call("owner", "createCrewTimes", {
        params: { id: String(machineIdOf(machine)) },
        body: {
          barcodeIds: names.map((name) => barcodeOf(idOf(name))),
          startedAt: at(from).toISOString(),
          ...(to !== undefined && { endedAt: at(to).toISOString() }),
        },
      }),
  };
}
