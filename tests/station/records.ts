import type { ReelIssued, ReelReturned } from "../../contract/machineScans";
import type { PunchReply } from "../../contract/scans";
import type { StationRecords, StationReel } from "../../src/station/queue/stationRecords";

const reel = (number: number, status: string): StationReel => ({
  barcodeId: `REEL-00000${number}`,
  reelNo: 48_000 + number,
  status,
  paperType: "Kraft",
  gsm: 150,
  deckle: 120,
  currentWeight: number === 1 ? 500 : 640.5,
  coreWeight: 3.6,
});

/** The records of a station in the tests: three reels, two orders, one person. */
export const records: StationRecords = {
  employees: [{ barcodeId: "EMP-A-00001", name: "Asha Rao" }],
  reels: [reel(1, "AVAILABLE"), reel(2, "IN_USE"), reel(3, "CONSUMED")],
  orders: [
    {
      id: 5,
      client: "Deccan Tile Works",
      productType: "RSC Box",
      size: "260 × 240 × 450 mm",
      quantity: 8000,
      status: "IN_PROGRESS",
    },
    {
      id: 7,
      client: "Cauvery Coolers",
      productType: "Die-cut Box",
      size: "150 × 300 × 450 mm",
      quantity: 2625,
      status: "TODO",
    },
  ],
  usages: [
    {
      id: 1,
      barcodeId: "REEL-000002",
      reelNo: 48_002,
      orderId: 5,
      client: "Deccan Tile Works",
      usageType: "FLUTE",
      startedAt: "2026-03-02T04:00:00.000Z",
      weightBefore: 640.5,
    },
  ],
  fetchedAt: 0,
};

/** The host's answers to scans of these records, at 11:30 in India. */
const at = "2026-03-02T06:00:00Z";

export const checkedIn: PunchReply = {
  outcome: "CHECKED_IN",
  barcodeId: "EMP-A-00001",
  name: "Asha Rao",
  at,
  workedHours: 0,
};

export const issuedReel: ReelIssued = {
  outcome: "ISSUED",
  barcodeId: "REEL-000001",
  reelNo: 48_001,
  client: "Cauvery Coolers",
  usageType: "LINER",
  at,
  weight: 500,
};

export const returnedReel: ReelReturned = {
  outcome: "RETURNED",
  barcodeId: "REEL-000002",
  reelNo: 48_002,
  at,
  consumed: 635.5,
  weight: 5,
  isEstimated: false,
  isFinished: false,
};
