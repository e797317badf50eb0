import * as z from "zod/mini";
import { ownCall } from "./call";
import { searchText } from "./fields";
import { foundKinds } from "./records";

/** The reason why a result is marked as inactive. */
const foundMarks = ["CANCELLED", "LEFT"] as const;
export type FoundMark = (typeof foundMarks)[number];

export const maxFoundOfKind = 5;

export const maxSearchLength = 100;

export const Found = z.object({
  kind: z.enum(foundKinds),
  /** The key in the page's address: a reel's barcode, or the id of another record. */
  key: z.string(),
  title: z.string(),
  detail: z.string(),
  mark: z.optional(z.enum(foundMarks)),
  /** True if the record has exactly the searched number or barcode. */
  isExact: z.boolean(),
});
export type Found = z.infer<typeof Found>;

export const searchCalls = {
  search: ownCall("/admin/search", "GET", "admin", {
    query: z.object({ text: searchText(maxSearchLength) }),
    reply: z.array(Found),
  }),
};
