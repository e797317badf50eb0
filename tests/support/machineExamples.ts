import { type Examples, edited } from "./exampleRequest";
import { scanBody } from "./scanBody";

const machine = {
  name: "Corrugator",
  unit: "A",
  stage: "CORRUGATING",
  ratePerHour: 6000,
  runsFrom: "08:00",
  runsTo: "16:00",
};

const tool = { number: "P-0", kind: "PLATE_SET", owner: "PLANT", place: "Rack 3", life: 100_000 };

/** Returns an id as a browser makes one. */
export const clientId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** Returns half an hour, a different one for each number. */
const half = (n: number) => {
  const start = Date.parse("2026-01-01T00:00:00Z") + n * 3_600_000;
  return {
    startedAt: new Date(start).toISOString(),
    endedAt: new Date(start + 1_800_000).toISOString(),
  };
};

/** The examples of machines, their entries and their stops. The fourth order has a specification. */
export const machineExamples: Examples = {
  createMachine: (n) => ({ body: { ...machine, name: `Machine ${n}` } }),
  getMachine: () => ({ params: { id: "1" } }),
  updateMachine: () => edited(1, { ...machine, name: "Machine 0", ratePerHour: 5400 }),
  getMachineFigures: () => ({ params: { id: "1" } }),
  getMeasuredRates: () => ({ params: { id: "1" } }),
  getMachineCrew: () => ({ params: { id: "1" } }),
  createCrewTimes: (n) => ({
    params: { id: "1" },
    body: { barcodeIds: ["EMP-A-00001"], ...half(n) },
  }),
  cancelCrewTime: () => ({ params: { id: "1" } }),
  createMachineStop: (n) => ({
    body: { stopId: clientId(n), machineId: 1, reason: "PAPER", ...half(n) },
  }),
  endMachineStop: () => ({ params: { id: "2" }, body: { endedAt: half(1).endedAt } }),
  cancelMachineStop: () => ({ params: { id: "3" } }),
  updateMachineStop: () => edited(1, { reason: "ELECTRICAL", ...half(0) }),
  createStageEntry: (n) => ({
    body: { entryId: clientId(n), machineId: 1, orderId: 4, good: 90, waste: 10, reason: "WARP" },
  }),
  reverseStageEntry: () => ({ params: { id: "2" }, body: { reason: "Entered twice" } }),
  enterStage: () => ({
    body: { ...scanBody(), barcodeId: "ORD-000004", machineId: 1, good: 90, waste: 0 },
  }),
  // Another station has made the entry, so the office gets an exception.
  reverseStage: () => ({
    body: {
      ...scanBody(),
      queued: true,
      barcodeId: "ORD-000004",
      machineId: 1,
      entryId: clientId(900_001),
    },
  }),
  stopMachine: () => ({
    body: { ...scanBody(), barcodeId: "MACHINE-1", machineId: 1, reason: "PAPER" },
  }),
  startMachine: () => ({
    body: { ...scanBody(), barcodeId: "MACHINE-2", machineId: 2, stopId: clientId(900_004) },
  }),
  scanTool: () => ({
    // No tool has this label, so the scan waits for the office and changes no tool of another example.
    body: { ...scanBody(), queued: true, barcodeId: "TOOL-999999", machineId: 2 },
  }),
  scanCrew: () => ({
    // Nobody has this badge, so the scan waits for the office and changes no crew of another example.
    body: { ...scanBody(), queued: true, barcodeId: "EMP-Z-99999", machineId: 2 },
  }),
  getOrderStages: () => ({ params: { id: "4" } }),
  createTool: (n) => ({ body: { ...tool, number: `P-${n}` } }),
  getTool: () => ({ params: { id: "1" } }),
  updateTool: () => edited(1, { ...tool, number: "P-0", place: "Rack 4" }),
  moveTool: () => ({ params: { id: "1" }, body: { state: "AT_MACHINE", machineId: 1 } }),
  assignTool: () => ({ params: { id: "1" }, body: { specificationId: 1 } }),
  releaseTool: () => ({ params: { id: "2" }, body: { specificationId: 1 } }),
  getPieceWaste: () => ({}),
  getPieceWasteCost: () => ({}),
  getProjections: () => ({}),
  getSchedule: () => ({}),
  askSchedule: () => ({
    query: { specificationId: "1", quantity: "500", unit: "A", wantedDay: "2030-01-01" },
  }),
  updateOrderPlan: () => ({
    params: { id: "4" },
    body: { promisedFor: "2030-01-01", version: 0 },
  }),
  pinStage: () => ({
    params: { id: "4" },
    body: { stage: "CORRUGATING", machineId: 1, from: "2030-01-01T06:00:00.000Z" },
  }),
  getClientPromises: () => ({ params: { id: "1" } }),
  getOrderPromises: () => ({ params: { id: "1" } }),
};
