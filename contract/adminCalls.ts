import { adminAccountCalls } from "./admins";
import { attendanceCalls } from "./attendance";
import { boxCalls } from "./boxes";
import { calendarCalls } from "./calendar";
import type { Call } from "./call";
import { clientCalls } from "./clients";
import { contactCalls } from "./contacts";
import { correctionCalls } from "./corrections";
import { deductionCalls } from "./deductions";
import { deviceCalls } from "./devices";
import { employeeCalls } from "./employees";
import { industryCalls } from "./industries";
import { orderCalls } from "./orders";
import { rateCalls } from "./rates";
import { reelCalls } from "./reels";
import type { CallName } from "./routes";
import { salaryCalls } from "./salary";
import { searchCalls } from "./search";
import { shiftCalls } from "./shifts";
import { statutoryRateCalls } from "./statutoryRates";

/** The calls of the site and the office. A scan station's are apart, so that the office does not carry them. */
export const adminCalls = {
  ...adminAccountCalls,
  ...attendanceCalls,
  ...boxCalls,
  ...calendarCalls,
  ...clientCalls,
  ...correctionCalls,
  ...deductionCalls,
  ...deviceCalls,
  ...contactCalls,
  ...employeeCalls,
  ...industryCalls,
  ...orderCalls,
  ...rateCalls,
  ...reelCalls,
  ...salaryCalls,
  ...searchCalls,
  ...shiftCalls,
  ...statutoryRateCalls,
} as const satisfies Partial<Record<CallName, Call>>;
