import type { MachineState, pieceWasteReasons, StageKind, stopReasons } from "./kinds";

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
