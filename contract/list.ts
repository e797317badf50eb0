import { z } from "zod";
import { isText } from "./fields";

/**
 * How a list is asked for, in the dialect of ra-data-simple-rest: each parameter is JSON.
 * Without `range` the whole list is answered.
 */
export const ListQuery = z.object({
  /** `["client","ASC"]` */
  sort: z.string().optional(),
  /** `[0,24]`: first and last row, both included. */
  range: z.string().optional(),
  /** `{"unit":"A","q":"…"}`: equality by field, a list means any of them, `q` searches the texts. */
  filter: z.string().optional(),
});

export const Sort = z.tuple([z.string(), z.enum(["ASC", "DESC"])]);
export const Range = z
  .tuple([z.int().nonnegative(), z.int().nonnegative()])
  .refine(([first, last]) => last >= first && last - first < 10_000, "Ask for 1 to 10000 rows");
const FilterValue = z.union([z.string().refine(isText), z.number(), z.boolean()]);
export const Filter = z.record(z.string(), z.union([FilterValue, z.array(FilterValue).max(1000)]));

export type Sort = z.infer<typeof Sort>;
export type Range = z.infer<typeof Range>;
export type Filter = z.infer<typeof Filter>;
