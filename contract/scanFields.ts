import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { largestInteger } from "./fields";

/**
 * Returns the schema of an instant by a station's clock, with its offset. A clock that is set wrongly may have any year
 * from 1970 to 2999.
 */
const clockTime = () =>
  z.iso
    .datetime({ offset: true })
    .check(z.refine((at) => at >= "1970" && at < "3000", schemaError("date.andTime")));

/** The fields of all scans. A repeated `scanId` gets the first reply if all but `sentAt` and `queued` is the same. */
export const scanFields = {
  /** The station makes one id for each scan. */
  scanId: z.uuid(),
  /** The station's running number. The station sends its scans in this order. */
  sequence: z.int().check(z.nonnegative(), z.maximum(largestInteger)),
  /** The time of the scan by the station's clock. */
  scannedAt: clockTime(),
  /** The time of the request by the same clock, so that the host can compute the clock's error. */
  sentAt: clockTime(),
  /** True if the station queued the scan offline. A conflict then creates an exception instead of an error reply. */
  queued: z.boolean(),
};

/** Returns the schema of a job card's barcode, such as `ORD-000017`. */
export const jobCard = () =>
  z.string().check(z.regex(/^ORD-\d{1,10}$/, schemaError("form.barcode")));

/**
 * The outcomes that every scan can have. `ALREADY_RECORDED`: the scan repeats an earlier one and changes nothing.
 * `EXCEPTION`: the scan contradicts the records and waits for the office.
 */
export const scanOutcomes = ["ALREADY_RECORDED", "EXCEPTION"] as const;
