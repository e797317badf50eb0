import * as z from "zod/mini";
import { call } from "./call";
import { searchText } from "./fields";
import { foundKinds } from "./records";
import { routes } from "./routes";

/** Why something that is found is no longer at work. */
const foundMarks = ["CANCELLED", "LEFT"] as const;
export type FoundMark = (typeof foundMarks)[number];

export const maxFoundOfKind = 5;

export const maxSearchLength = 100;

export const Found = z.object({
  kind: z.enum(foundKinds),
  /** By what its page is opened: a reel's barcode, or the id of another record. */
  key: z.string(),
  title: z.string(),
  detail: z.string(),
  mark: z.optional(z.enum(foundMarks)),
  /** It has the number or the barcode that was looked for. */
  isExact: z.boolean(),
});
export type Found = z.infer<typeof Found>;

export const searchCalls = {
  search: call(routes.search, {
    query: z.object({ text: searchText(maxSearchLength) }),
    reply: z.array(Found),
  }),
};
