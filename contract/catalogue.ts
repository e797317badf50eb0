import * as z from "zod/mini";
import { call, createFor, listOf, ownCall, specifiedCall, updateFor } from "./call";
import { messageFields } from "./errors";
import { editedVersion, id, line, lines, picture, version } from "./fields";
import type { ImportForms } from "./imports";
import { publicRoutes } from "./publicRoutes";

/** The two ways of making a box by which the gallery can be filtered. */
export const boxTypes = ["Punching", "RSC"] as const;

export const BoxCreation = z.object({
  boxType: z.enum(boxTypes),
  box: line(),
  boxDescription: lines(2000).check(z.meta({ kind: "paragraph" })),
  boxUrl: picture(),
});

export const GalleryBox = z.object({
  id: z.optional(id()),
  boxType: z.string(),
  /** The display name of the box. */
  box: z.string(),
  boxUrl: z.string().check(z.meta({ kind: "picture" })),
  boxDescription: z.optional(z.string()).check(z.meta({ kind: "paragraph" })),
  version: version(),
});
export type GalleryBox = z.infer<typeof GalleryBox>;

/** A box as the office sees it: visitors do not see one that is off the site. */
export const OfficeBox = z.extend(GalleryBox, { onSite: z.boolean() });

const BoxImport = z.extend(BoxCreation, { onSite: z.optional(z.boolean()) });

export const BoxEdit = z.extend(BoxImport, { version: editedVersion() });

/** A box of the catalogue, by the sector that buys it. */
export const CatalogueBox = z.object({
  id: z.optional(id()),
  boxSector: z.string(),
  url: z.string().check(z.meta({ kind: "picture" })),
  heading: z.string(),
  capacity: z.string(),
  noOfPly: z.string(),
  shape: z.string(),
  printingType: z.string(),
  application: z.string(),
  paperGrade: z.string(),
  gsm: z.string(),
  color: z.string(),
  property: z.string(),
});
export type CatalogueBox = z.infer<typeof CatalogueBox>;

export const boxImport = {
  create: BoxImport,
  edit: BoxEdit,
  record: OfficeBox,
  keys: ["id"],
} as const satisfies ImportForms;

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

export const catalogueCalls = {
  getAllBoxDetails: call(publicRoutes.getAllBoxDetails, {
    row: GalleryBox,
    reply: z.array(GalleryBox),
  }),
  getBoxes: ownCall("/admin/boxes", "GET", "admin", {
    serves: ["officeList", "boxes"],
    row: OfficeBox,
    reply: z.array(OfficeBox),
  }),
  getBoxDetails: call(publicRoutes.getBoxDetails, {
    row: CatalogueBox,
    reply: z.array(CatalogueBox),
  }),
  createBox: specifiedCall("/admin/box/create-box", "POST", "admin", {
    ...createFor("boxes", BoxCreation, z.object({ ...messageFields, id: z.optional(id()) })),
  }),
  updateBox: ownCall("/admin/boxes/:id", "PUT", "admin", updateFor("boxes", BoxEdit, OfficeBox)),
  getAllIndustry: call(publicRoutes.getAllIndustry, listOf(Industry)),
  registerIndustry: specifiedCall("/admin/register-industry", "POST", "admin", {
    ...createFor("industries", IndustryRegistration, "text"),
  }),
  getIndustries: ownCall("/admin/industries", "GET", "admin", {
    serves: ["officeList", "industries"],
    row: OfficeIndustry,
    csvRow: RegisteredIndustry,
    reply: z.array(OfficeIndustry),
  }),
  getIndustry: ownCall("/admin/industries/:id", "GET", "admin", {
    serves: ["one", "industries"],
    reply: RegisteredIndustry,
  }),
  updateIndustry: ownCall("/admin/industries/:id", "PUT", "admin", {
    ...updateFor("industries", IndustryEdit, RegisteredIndustry),
  }),
};
