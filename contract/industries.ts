import * as z from "zod/mini";
import { call } from "./call";
import { editedVersion, id, line, lines, version } from "./fields";
import { routes } from "./routes";

export const IndustryRegistration = z.object({
  industryName: line(),
  sector: line(),
  city: line(),
  state: line(),
  address: lines(500),
});
export type IndustryRegistration = z.infer<typeof IndustryRegistration>;

export const Industry = z.object({
  id: id(),
  industryName: z.string(),
  sector: z.string(),
  /** Address of the industry's picture. */
  url: z.optional(z.string()).check(z.meta({ kind: "picture" })),
  version: version(),
});
export type Industry = z.infer<typeof Industry>;

/** An industry as the office registered it; the public list leaves out where it is. */
export const RegisteredIndustry = z.extend(Industry, {
  city: z.string(),
  state: z.string(),
  address: z.string(),
});
export type RegisteredIndustry = z.infer<typeof RegisteredIndustry>;

export const IndustryEdit = z.extend(IndustryRegistration, { version: editedVersion() });
export type IndustryEdit = z.infer<typeof IndustryEdit>;

export const industryCalls = {
  getAllIndustry: call(routes.getAllIndustry, {
    serves: ["list", "industries"],
    row: Industry,
    reply: z.array(Industry),
  }),
  registerIndustry: call(routes.registerIndustry, {
    serves: ["create", "industries"],
    body: IndustryRegistration,
    reply: "text",
  }),
  /** The same list for the office, whose file has all that was registered. */
  exportIndustries: call(routes.exportIndustries, {
    serves: ["export", "industries"],
    row: Industry,
    csvRow: RegisteredIndustry,
    reply: z.array(Industry),
  }),
  getIndustry: call(routes.getIndustry, {
    serves: ["one", "industries"],
    reply: RegisteredIndustry,
  }),
  updateIndustry: call(routes.updateIndustry, {
    serves: ["update", "industries"],
    body: IndustryEdit,
    reply: RegisteredIndustry,
  }),
};
