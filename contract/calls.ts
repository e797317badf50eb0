import type * as z from "zod/mini";
import { adminCalls } from "./admins";
import { attendanceCalls } from "./attendance";
import { boxCalls } from "./boxes";
import { calendarCalls } from "./calendar";
import type { Call } from "./call";
import { correctionCalls } from "./corrections";
import { deviceCalls } from "./devices";
import { employeeCalls } from "./employees";
import { enquiryCalls } from "./enquiries";
import { industryCalls } from "./industries";
import { orderCalls } from "./orders";
import { reelCalls } from "./reels";
import type { CallName } from "./routes";
import { salaryCalls } from "./salary";
import { scanCalls } from "./scans";

/** Every call between browser and host, whole: a row of the table without its schemas does not compile. */
export const calls = {
  ...adminCalls,
  ...attendanceCalls,
  ...boxCalls,
  ...calendarCalls,
  ...correctionCalls,
  ...deviceCalls,
  ...enquiryCalls,
  ...employeeCalls,
  ...industryCalls,
  ...orderCalls,
  ...reelCalls,
  ...salaryCalls,
  ...scanCalls,
} as const satisfies Record<CallName, Call>;

export type Calls = typeof calls;

/** What the browser sends, as it writes it. */
export type BodyOf<N extends CallName> = Calls[N] extends { body: infer B extends z.ZodMiniType }
  ? z.input<B>
  : undefined;

/** What comes back, as it is read. */
export type ReplyOf<N extends CallName> = Calls[N]["reply"] extends z.ZodMiniType
  ? z.output<Calls[N]["reply"]>
  : Calls[N]["reply"] extends "png"
    ? Blob
    : string;
