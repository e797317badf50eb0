/** The stages of a box in their order. Cutting is slotting, or die-cutting. */
export const stageKinds = ["CORRUGATING", "PRINTING", "CUTTING", "JOINING", "BUNDLING"] as const;
export type StageKind = (typeof stageKinds)[number];

export const pieceWasteReasons = [
  "SETTING",
  "BOARD",
  "WARP",
  "PRINT",
  "REGISTER",
  "CUT",
  "JOINT",
  "DAMAGE",
  "OTHER",
] as const;

export const stopReasons = [
  "SETTING",
  "PAPER",
  "PRINT",
  "MECHANICAL",
  "ELECTRICAL",
  "NO_JOB",
  "NO_PEOPLE",
  "MAINTENANCE",
  "OTHER",
] as const;

/**
 * The kinds of a machine's stop. A planned stop is entered before it begins, with its end, and is taken off the
 * machine's planned time.
 */
export const stopKinds = ["ACTUAL", "PLANNED", "CANCELLED"] as const;
export type StopKind = (typeof stopKinds)[number];

/** The present state of a machine. An idle machine has no job, or its planned time is over. */
export const machineStates = ["RUNNING", "SETTING", "STOPPED", "IDLE"] as const;
export type MachineState = (typeof machineStates)[number];

/** The most pieces of one entry. */
export const mostPieces = 10_000_000;

export const toolKinds = ["PLATE_SET", "DIE"] as const;

export const toolOwners = ["PLANT", "CLIENT"] as const;

export const toolStates = ["IN_RACK", "AT_MACHINE", "AT_REPAIR", "SCRAPPED"] as const;
export type ToolState = (typeof toolStates)[number];

/** The time in milliseconds in which a station can reverse its own entries. Later only the office reverses them. */
export const reversalMs = 10 * 60_000;

/** The English names of stages, reasons and states, for the texts of the office, the station and the wall. */
export const stageNames = {
  CORRUGATING: "Corrugating",
  PRINTING: "Printing",
  CUTTING: "Cutting",
  JOINING: "Joining",
  BUNDLING: "Bundling",
} as const satisfies Record<StageKind, string>;

export const wasteReasonNames = {
  SETTING: "Setting",
  BOARD: "Board fault",
  WARP: "Warped board",
  PRINT: "Print fault",
  REGISTER: "Out of register",
  CUT: "Wrong cut or crease",
  JOINT: "Joint fault",
  DAMAGE: "Damaged in handling",
  OTHER: "Other",
} as const satisfies Record<(typeof pieceWasteReasons)[number], string>;

export const stopReasonNames = {
  SETTING: "Setting",
  PAPER: "Paper",
  PRINT: "Print",
  MECHANICAL: "Mechanical",
  ELECTRICAL: "Electrical",
  NO_JOB: "No job",
  NO_PEOPLE: "No people",
  MAINTENANCE: "Maintenance",
  OTHER: "Other",
} as const satisfies Record<(typeof stopReasons)[number], string>;

export const machineStateNames = {
  RUNNING: "Running",
  SETTING: "Setting",
  STOPPED: "Stopped",
  IDLE: "No job",
} as const satisfies Record<MachineState, string>;
