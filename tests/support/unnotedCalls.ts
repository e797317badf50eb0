import type { CallName } from "../../contract/routes";
import { provingCalls } from "./peopleExamples";

/**
 * The calls without a note in `expectedNotes.ts`. These are reads by POST, calls of visitors, and proofs and factors, which have a
 * separate test. A picture has no note before a record shows it. The author of some notes is a station. Backups have
 * other notes.
 */
export const unnoted: readonly CallName[] = [
  ...provingCalls,
  "beginApp",
  "beginPasskey",
  "login",
  "submitContact",
  "sendEnquiryFile",
  "getPriceBands",
  "getEmployeeNameAndUnit",
  "pairDevice",
  "readNotices",
  "emailNotices",
  "followClient",
  "setPassword",
  "uploadPicture",
  // The table of runs has these calls, because a restore replaces the audit.
  "startBackup",
  "startDrill",
  "restoreBackup",
];
