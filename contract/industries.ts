import * as z from "zod/mini";
import { call, createFor, featureCall, listOf, specifiedCall, updateFor } from "./call";
import { editedVersion, id, line, lines, picture, version } from "./fields";
import type { ImportForms } from "./imports";
import { publicRoutes } from "./publicRoutes";

export const IndustryRegistration = z.object({
  industryName: line(),
  sector: line(),
  city: line(),
  state: line(),
  address: lines(500),
});

export const Industry = z.object({
  id: id(),
  industryName: z.string(),
  sector: z.string(),
  url: z.optional(z.string()).check(z.meta({ kind: "picture" })),
  version: version(),
});
export type Industry = z.infer<typeof Industry>;

/** An industry in the list of the office: visitors do not see one that is off the site. */
export const OfficeIndustry = z.extend(Industry, { onSite: z.boolean() });

/** An industry with its address. Lists have no addresses. */
export const RegisteredIndustry = z.extend(OfficeIndustry, {
  city: z.string(),
  state: z.string(),
  address: z.string(),
});

const IndustryImport = z.extend(IndustryRegistration, { onSite: z.optional(z.boolean()) });

export const IndustryEdit = z.extend(IndustryImport, {
  /** `null` removes the picture. An absent field leaves it unchanged. */
  url: z.optional(z.nullable(picture())),
  version: editedVersion(),
});

export const industryImport = {
  create: IndustryImport,
  edit: IndustryEdit,
  record: RegisteredIndustry,
  keys: ["id"],
} as const satisfies ImportForms;

const editCall = featureCall("edit");
const onSiteCall = featureCall("on-site");

export const industryCalls = {
  getAllIndustry: call(publicRoutes.getAllIndustry, listOf(Industry)),
  registerIndustry: specifiedCall("/admin/register-industry", "POST", "admin", {
    ...createFor("industries", IndustryRegistration, "text"),
  }),
  getIndustries: onSiteCall("/admin/industries", "GET", "admin", {
    serves: ["officeList", "industries"],
    row: OfficeIndustry,
    csvRow: RegisteredIndustry,
    reply: z.array(OfficeIndustry),
  }),
  getIndustry: editCall("/admin/industries/:id", "GET", "admin", {
    serves: ["one", "industries"],
    reply: RegisteredIndustry,
  }),
  updateIndustry: editCall("/admin/industries/:id", "PUT", "admin", {
    ...updateFor("industries", IndustryEdit, RegisteredIndustry),
  }),
};
