import * as z from "zod/mini";
import { schemaError } from "../domain/messages/say";

/** An instant of a station's clock, with its offset, in a year that a clock can be set to by mistake. */
const clockTime = () =>
  z.iso
    .datetime({ offset: true })
    .check(z.refine((at) => at >= "1970" && at < "3000", schemaError("date.andTime")));

/** The fields of all scans. A repeated `scanId` gets the first reply if all but `sentAt` and `queued` is the same. */
export const scanFields = {
  /** Made by the station, one for each scan. */
  scanId: z.uuid(),
  /** The station's running number, in which order its scans are sent. */
  sequence: z.int().check(z.nonnegative(), z.maximum(2 ** 31 - 1)),
  /** By the station's clock. */
  scannedAt: clockTime(),
  /** By the same clock: what it is off by shows in the difference to the host's. */
  sentAt: clockTime(),
  /** True if the station queued the scan offline. A conflict then creates an exception instead of an error reply. */
  queued: z.boolean(),
};

/** A second scan within a minute changes nothing; a contradiction waits for the office. */
export const scanOutcomes = ["ALREADY_RECORDED", "EXCEPTION"] as const;
