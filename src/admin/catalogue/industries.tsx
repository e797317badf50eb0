import { lazy } from "react";
import * as z from "zod/mini";
import {
  IndustryEdit,
  IndustryRegistration,
  industryImport,
  OfficeIndustry,
  RegisteredIndustry,
} from "../../../contract/industries";
import { HostUnreachable, TokenMissing } from "../../api/hostErrors";
import { dashboardPath } from "../canonicalPaths";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import type { Notice } from "../sending";
import { OnSiteCell, PictureField } from "./catalogueFields";
import { industryFields } from "./texts";

const OnSiteButton = lazy(() => import("./OnSiteButton"));

const titleOf = ({ industryName }: Readonly<Record<string, unknown>>) => String(industryName);

const fieldsNeed = { onSite: "on-site" } as const;

function failed(error: unknown): Notice {
  if (error instanceof TokenMissing) return { message: "resources.industries.noToken" };
  if (error instanceof HostUnreachable) return { message: "resources.industries.unreachable" };
  const reason = error instanceof Error ? error.message : String(error);
  return { message: "resources.industries.failed", messageArgs: { reason } };
}

export const industries = declareResource({
  name: "industries",
  texts: industryFields,
  import: industryImport,
  list: {
    row: OfficeIndustry,
    columns: ["industryName", "sector", "onSite", "url"],
    fieldsNeed,
    cells: { onSite: OnSiteCell },
    filters: z.object({ onSite: z.boolean() }),
    search: true,
    sort: { field: "industryName", order: "ASC" },
  },
  create: {
    form: IndustryRegistration,
    succeeded: ({ message, industryName }) => ({
      message: `resources.industries.${message === undefined ? "registered" : "succeeded"}`,
      messageArgs: { message: String(message), name: String(industryName) },
      to: dashboardPath,
    }),
    failed,
  },
  show: {
    row: RegisteredIndustry,
    feature: "history",
    fields: ["industryName", "sector", "city", "state", "address", "onSite", "url"],
    fieldsNeed,
    aside: (
      <>
        <OnSiteButton titleOf={titleOf} />
        <RecordHistory kind="industry" />
      </>
    ),
  },
  edit: {
    form: IndustryEdit,
    inputs: { url: PictureField },
    fieldsNeed: { ...fieldsNeed, url: "pictures" },
    // A blank address removes the picture.
    normalize: ({ url, ...typed }) => ({ ...typed, url: url === "" ? null : url }),
    titleOf,
  },
});
