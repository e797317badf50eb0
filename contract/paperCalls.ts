import { boardSettingsCalls } from "./boardSettings";
import { combinedRunCalls } from "./combinedRuns";
import { orderPaperCalls } from "./orderPaperPlan";
import { specificationCalls } from "./specifications";
import { reelMovementCalls, stockCalls } from "./stock";
import { paperReportCalls } from "./wasteReport";

/** The calls about board and paper. The browser loads their schemas together. */
export const paperCalls = {
  ...boardSettingsCalls,
  ...combinedRunCalls,
  ...orderPaperCalls,
  ...paperReportCalls,
  ...reelMovementCalls,
  ...specificationCalls,
  ...stockCalls,
};
