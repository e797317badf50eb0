import type { ReelReturn, ReelReturned } from "../../contract/machineScans";
import type { Punch, PunchReply, ScanDismissal, ScanDismissed } from "../../contract/scans";
import { kilogramsOf } from "../../domain/storedUnits";
import type { devices, employees, punches, reels, scans } from "../db/schema";
import { scanTime } from "../scans/recordScan";
import { dayMs, hourMs, minuteMs } from "../units";
import { recentWorkingTime, type SeededRandom, workingTime } from "./plantHistory";

/** Returns a station at each unit's gate. No tablet has their tokens: a new code pairs one. */
export const demoDevices = (now: number): (typeof devices.$inferInsert)[] =>
  (["A", "B"] as const).map((unit, index) => {
    const pairedAt = new Date(workingTime(now - (92 + index) * dayMs, now));
    return {
      name: `Gate ${unit}`,
      unit,
      tokenDigest: `demo station ${unit}`,
      createdAt: pairedAt,
      pairedAt,
      lastSeenAt: new Date(recentWorkingTime(now, 1 - index / 10)),
    };
  });

type Employee = typeof employees.$inferInsert;
type PunchRow = typeof punches.$inferInsert;
type Reel = typeof reels.$inferInsert;
type ScanRow = typeof scans.$inferInsert;

/** Makes a UUID that is the same every time, unlike a station's own. */
function demoUuid(random: SeededRandom): string {
  const digits = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16));
  digits[12] = "4";
  digits[16] = "8";
  return digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

interface Facts {
  call: ScanRow["call"];
  deviceId: number;
  content: object;
  reply: PunchReply | ReelReturned | typeof ScanDismissed._zod.output;
  scannedAt: number;
  waitedMs?: number;
  /** The station's clock error, positive if the clock was ahead. */
  aheadMs?: number;
  employeeId?: number;
  reelId?: number;
  isException?: boolean;
}

/** Rows without an exception name only the reel or the employee that the scan found. */
function scanRow(random: SeededRandom, sequence: number, facts: Facts): ScanRow {
  const { call, deviceId, content, reply, waitedMs = 1_000, aheadMs = 0 } = facts;
  const receivedAt = new Date(facts.scannedAt + waitedMs);
  const clock = {
    scannedAt: new Date(facts.scannedAt + aheadMs),
    sentAt: new Date(receivedAt.getTime() + aheadMs),
  };
  return {
    id: demoUuid(random),
    call,
    deviceId,
    sequence,
    content: { sequence, scannedAt: clock.scannedAt.toISOString(), ...content },
    employeeId: facts.employeeId ?? null,
    reelId: facts.reelId ?? null,
    ...clock,
    receivedAt,
    ...scanTime(clock, receivedAt),
    isException: facts.isException ?? false,
    reply,
  };
}

const deviceOf = ({ unit }: { unit: string }) => (unit === "A" ? 1 : 2);

/** Returns the scans of badges on the morning after their person had left. */
function scansOfDeactivated(people: readonly Employee[], now: number): Facts[] {
  return people.flatMap((person, index): Facts[] => {
    const scannedAt = (person.deactivatedAt?.getTime() ?? Number.POSITIVE_INFINITY) + 15 * hourMs;
    if (scannedAt < now - 45 * dayMs || scannedAt > now) return [];
    const { name, barcodeId } = person;
    return [
      {
        call: "punch",
        deviceId: deviceOf(person),
        employeeId: index + 1,
        content: { barcodeId } satisfies Partial<Punch>,
        scannedAt,
        isException: true,
        reply: {
          outcome: "EXCEPTION",
          barcodeId,
          name,
          at: new Date(scannedAt).toISOString(),
          workedHours: 0,
          message: `The badge of ${name} is no longer active: please go to the office`,
        },
      },
    ];
  });
}

/** Returns the scans of reels that the station queued as returns although the reels had never been issued. */
function scansOfReels(stock: readonly Reel[], now: number): Facts[] {
  return stock
    .map((reel, index) => ({ ...reel, reelId: index + 1 }))
    .filter(({ status }) => status === "AVAILABLE")
    .slice(-2)
    .map(({ reelId, reelNo, barcodeId, currentWeightGrams, unit }, index): Facts => {
      const scannedAt = now - (index * 3 + 2) * dayMs - 40 * minuteMs;
      const weight = kilogramsOf(currentWeightGrams);
      return {
        call: "returnReel",
        deviceId: deviceOf({ unit }),
        reelId,
        content: { barcodeId, weight, howManyBox: 350 } satisfies Partial<ReelReturn>,
        scannedAt,
        waitedMs: 35 * minuteMs,
        isException: true,
        reply: {
          outcome: "EXCEPTION",
          barcodeId,
          reelNo,
          at: new Date(scannedAt).toISOString(),
          consumed: 0,
          weight,
          isEstimated: false,
          isFinished: false,
          message: `Reel ${reelNo} is not in use`,
        },
      };
    });
}

/** Returns a scan of a mistyped badge. The host did not know the badge, and the operator dismissed the scan. */
function dismissedScans(now: number): Facts[] {
  const barcodeId = "EMP-A-00999";
  const refusal = `The badge ${barcodeId} was not found`;
  const rest = { dismissedCall: "punch", label: barcodeId, refusal } as const;
  const content: Partial<ScanDismissal> = { barcodeId, ...rest };
  return [
    {
      call: "dismissScan",
      deviceId: 1,
      content,
      scannedAt: now - 4 * dayMs,
      isException: true,
      reply: { outcome: "DISMISSED", barcodeId, name: barcodeId, message: refusal },
    },
  ];
}

/** Delays and clock errors of some scans in the last weeks. */
const oddities = [
  { back: 3, waitedMs: 47 * minuteMs },
  { back: 3, waitedMs: 52 * minuteMs },
  { back: 12, waitedMs: 2.5 * hourMs },
  { back: 6, aheadMs: 3 * hourMs },
  { back: 20, aheadMs: -25 * minuteMs },
] as const;

/** Returns the recent scans that the office has to check. Punches from before the stations have no scan. */
export function demoScans(
  random: SeededRandom,
  now: number,
  people: readonly Employee[],
  came: readonly PunchRow[],
  stock: readonly Reel[],
): { scans: ScanRow[]; punches: PunchRow[] } {
  const rows = came.map((punch) => ({ ...punch }));
  const scans: ScanRow[] = [];
  const add = (facts: Facts) => {
    const scan = scanRow(random, scans.length + 1, facts);
    scans.push(scan);
    return scan;
  };
  for (const { back, ...oddity } of oddities) {
    const from = now - back * dayMs;
    const punch = rows.find(
      ({ punchedAt, scanId }) => punchedAt.getTime() > from && scanId === undefined,
    );
    const person = punch && people[punch.employeeId - 1];
    if (!person) continue;
    const { name, barcodeId } = person;
    const scan = add({
      call: "punch",
      deviceId: deviceOf(person),
      employeeId: punch.employeeId,
      content: { barcodeId } satisfies Partial<Punch>,
      scannedAt: punch.punchedAt.getTime(),
      ...oddity,
      reply: {
        outcome: "CHECKED_IN",
        barcodeId,
        name,
        at: punch.punchedAt.toISOString(),
        workedHours: 0,
      },
    });
    Object.assign(punch, { scanId: scan.id });
  }
  const refused = [
    ...scansOfDeactivated(people, now),
    ...scansOfReels(stock, now),
    ...dismissedScans(now),
  ];
  for (const facts of refused) add(facts);
  return { scans, punches: rows };
}
