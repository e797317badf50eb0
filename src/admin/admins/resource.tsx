import ManageAccounts from "@mui/icons-material/ManageAccounts";
import { lazy } from "react";
import { Admin, AdminRegistration } from "../../../contract/admins";
import { HostError, HostUnreachable } from "../../api/hostErrors";
import { RecordHistory } from "../history/exports";
import { dashboardPath } from "../paths";
import { declareResource } from "../schema/declaration";
import { adminFields } from "./texts";

/** Its code comes when the list is opened. */
const AdminActions = lazy(() => import("./AdminActions"));

function failed(error: unknown): string {
  if (error instanceof HostError) return error.body.message ?? "Something went wrong!";
  if (error instanceof HostUnreachable) return error.message;
  return "Error in request setup.";
}

/** Who may sign in to the office. */
export const admins = declareResource({
  name: "admins",
  texts: adminFields,
  icon: ManageAccounts,
  list: {
    row: Admin,
    columns: ["id", "userName", "firstName", "lastName", "email", "phoneNumber", "gender", "role"],
    hidden: ["role"],
    search: true,
    sort: { field: "id", order: "ASC" },
    rowActions: <AdminActions />,
    rowActionsNeed: "accounts",
  },
  create: {
    form: AdminRegistration,
    fields: [
      "userName",
      "firstName",
      "lastName",
      "email",
      "password",
      "phoneNumber",
      "gender",
      "role",
    ],
    defaults: () => ({ role: "ROLE_ADMIN" }),
    succeeded: ({ firstName }) => ({
      message: `Success: ${firstName} registered!`,
      to: dashboardPath,
    }),
    failed,
  },
  show: {
    row: Admin,
    feature: "history",
    fields: ["userName", "id", "firstName", "lastName", "email", "phoneNumber", "gender", "role"],
    aside: <RecordHistory kind="admin" />,
  },
});
