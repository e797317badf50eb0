import Factory from "@mui/icons-material/Factory";
import { lazy } from "react";
import * as z from "zod/mini";
import {
  IndustryEdit,
  IndustryRegistration,
  OfficeIndustry,
  RegisteredIndustry,
} from "../../../contract/industries";
import { HostUnreachable, TokenMissing } from "../../api/hostErrors";
import { dashboardPath } from "../canonicalPaths";
import { RecordHistory } from "../history/exports";
import { declareResource } from "../schema/declaration";
import { OnSiteCell } from "./OnSiteCell";

const OnSiteButton = lazy(() => import("./OnSiteButton"));

const titleOf = ({ industryName }: Readonly<Record<string, unknown>>) => String(industryName);

const fieldsNeed = { onSite: "on-site" } as const;

function failed(error: unknown): string {
  if (error instanceof TokenMissing) return "No token found. Please login first.";
  if (error instanceof HostUnreachable) return "No response from server.";
  return `Error: ${error instanceof Error ? error.message : String(error)}`;
}

const industryFields = {
  name: "Industry |||| Industries",
  fields: {
    id: "ID",
    industryName: "Industry Name",
    sector: "Sector",
    city: "City",
    state: "State",
    address: "Address",
    url: "Picture",
    onSite: "On the site",
    version: "Version",
  },
  list: {
    empty: "No industries found.",
    failed: "Failed to load industries.",
    offSite: "Off the site",
  },
  create: { title: "Register Industry", submit: "Register Industry", busy: "Registering…" },
};

export const industries = declareResource({
  name: "industries",
  texts: industryFields,
  icon: Factory,
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
      message: `Success: ${message ?? `${industryName} is registered`}`,
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
  edit: { form: IndustryEdit, fieldsNeed, titleOf },
});
