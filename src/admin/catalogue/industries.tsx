import Factory from "@mui/icons-material/Factory";
import {
  Industry,
  IndustryEdit,
  IndustryRegistration,
  RegisteredIndustry,
} from "../../../contract/industries";
import { HostUnreachable, TokenMissing } from "../../api/hostErrors";
import { RecordHistory } from "../history/exports";
import { dashboardPath } from "../paths";
import { declareResource } from "../schema/declaration";
import { industryFields } from "./texts";

function failed(error: unknown): string {
  if (error instanceof TokenMissing) return "No token found. Please login first.";
  if (error instanceof HostUnreachable) return "No response from server.";
  return `Error: ${error instanceof Error ? error.message : String(error)}`;
}

/** The industries that the plant makes boxes for. */
export const industries = declareResource({
  name: "industries",
  texts: industryFields,
  icon: Factory,
  list: {
    row: Industry,
    columns: ["industryName", "sector", "url"],
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
    fields: ["industryName", "sector", "city", "state", "address", "url"],
    aside: <RecordHistory kind="industry" />,
  },
  edit: {
    form: IndustryEdit,
    fields: ["industryName", "sector", "city", "state", "address"],
    titleOf: ({ industryName }) => String(industryName),
  },
});
