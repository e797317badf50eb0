import type { SeededRandom } from "../../../server/demo/plantHistory";
import { scanOf } from "../actions/people";
import type { Station } from "../host";
import { defineAction, type Plant } from "../plant";
import { expectEqual } from "../violation";

/** A station at a further gate. The station at the first gate always has the network. */
type OfflineStation = Exclude<Station, "station">;

/** Two people with the same facts scan at the same moments. The scans of the second one may wait at a station. */
export const hireTwins = defineAction({
  name: "hireTwins",
  weight: 0,
  choose: () => undefined,
  async act(_: object, plant, key) {
    const { call } = plant.host;
    const machine = { name: `Twins ${key}`, unit: "A", stage: "BUNDLING", ratePerHour: 1000 };
    const hours = { runsFrom: "06:00", runsTo: "23:00", saturday: "06:00-23:00" };
    const { body: made } = await call("owner", "createMachine", { body: { ...machine, ...hours } });
    const people: { readonly id: number; readonly barcodeId: string }[] = [];
    for (const number of [1, 2]) {
      const body = {
        name: `Twin ${number}`,
        email: `twin.${number}@example.com`,
        unit: "A",
        gender: "female",
        phoneNumber: "+91 98450 00000",
        bloodGroup: "O+",
        dob: "1990-02-28",
      };
      const reply = await call("owner", "registerEmployee", { body });
      const { employeeId: id, barcodeId } = reply.body;
      people.push({ id, barcodeId });
    }
    const [inOrder, late] = people;
    if (inOrder && late) plant.twins = { inOrder, late, machineId: made.id, waiting: [] };
  },
});

/** Both scan at the gate or at the machine. A scan of the second one at a station without network waits there. */
export const scanTwins = defineAction({
  name: "scanTwins",
  weight: 0,
  choose: () => undefined,
  async act({ isAtMachine, at }: { isAtMachine: boolean; at: Station }, plant) {
    const { twins, host } = plant;
    if (!twins) return;
    const send = isAtMachine ? "scanCrew" : "punch";
    const place = isAtMachine ? { machineId: twins.machineId } : {};
    const bodyOf = ({ barcodeId }: { readonly barcodeId: string }) => ({
      ...scanOf(plant),
      ...place,
      barcodeId,
    });
    await host.call("station", send, { body: bodyOf(twins.inOrder) });
    const body = bodyOf(twins.late);
    if (at === "station") await host.call("station", send, { body });
    else twins.waiting.push({ station: at, name: send, body });
  },
});

/** The stations send their waiting scans, one station after the other. The day is then as that of the person in order. */
export const stationsReturn = defineAction({
  name: "stationsReturn",
  weight: 0,
  choose: () => undefined,
  async act({ order }: { order: readonly OfflineStation[] }, plant) {
    const { twins, host } = plant;
    if (!twins) return;
    const waiting = twins.waiting.splice(0);
    for (const station of order)
      for (const scan of waiting.filter((one) => one.station === station)) {
        const sentAt = new Date(host.now()).toISOString();
        await host.call(station, scan.name, { body: { ...scan.body, sentAt, queued: true } });
      }
    const [inOrder, late] = [
      await readDay(plant, twins.inOrder, twins.machineId),
      await readDay(plant, twins.late, twins.machineId),
    ];
    expectEqual("lateScansMakeTheSameDay", "the day of the late scans", late, inOrder);
  },
});

/** Returns a person's day as text: the month's row of the day, and the times at the machine. */
async function readDay(
  { host }: Plant,
  { barcodeId }: { readonly barcodeId: string },
  machineId: number,
): Promise<string> {
  const date = host.today();
  const params = { barcodeId, month: date.slice(0, 7) };
  const { body: month } = await host.call("owner", "getAttendanceMonth", { params });
  const day = month.days.find((one: { readonly date: string }) => one.date === date);
  const exceptions = day.exceptions
    .map((one: { readonly kind: string }) => one.kind)
    .filter((kind: string) => kind !== "LATE_SCAN");
  const machine = { params: { id: String(machineId) }, query: { from: date, to: date } };
  const crew = await host.call("owner", "getMachineCrew", machine);
  const times = crew.body.times
    .filter((time: { readonly barcodeId: string }) => time.barcodeId === barcodeId)
    .map((time: { startedAt: string; endedAt: string }) => `${time.startedAt}–${time.endedAt}`);
  return JSON.stringify({ ...day, exceptions, times });
}

/** The moments of a day at which the twins scan at the gate, in hours. */
const gateHours = [8, 12.5, 13.2, 17.5];

/** The moments at which they may come to the machine: after one of the check-ins. */
const machineHours = [8.3, 13.5];

/**
 * Plans a day on which two stations are offline. On some days the twins come to a machine once. They scan at the gate each
 * time then: a forgotten scan leaves it open when the person left the machine.
 */
export function planOfflineDay(random: SeededRandom, midnight: number) {
  const at = (hours: number) => midnight + Math.round(hours * 3_600_000);
  const isAtMachine = random.chance(0.6);
  const drawStation = () => random.pick(["station", "yard", "dock"] as const);
  const planScan = (hours: number, where: { readonly isAtMachine: boolean }) => ({
    at: at(hours + random.next() * 0.15),
    action: scanTwins,
    input: { ...where, at: drawStation() },
  });
  const scans = gateHours
    .filter(() => isAtMachine || random.chance(0.85))
    .map((hours) => planScan(hours, { isAtMachine: false }));
  const atMachine = isAtMachine ? [planScan(random.pick(machineHours), { isAtMachine })] : [];
  const order = random.chance(0.5) ? ["yard", "dock"] : ["dock", "yard"];
  return [...scans, ...atMachine, { at: at(20), action: stationsReturn, input: { order } }];
}

export const offlineActions = [hireTwins, scanTwins, stationsReturn];
