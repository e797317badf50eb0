import { Button, Stack } from "@mui/material";
import { lazy } from "react";
import { Link } from "react-router-dom";
import { Admin, AdminEdit, AdminRegistration } from "../../../contract/admins";
import { say } from "../../../domain/messages/say";
import { HostError, HostUnreachable } from "../../api/hostErrors";
import { readSession } from "../../api/session";
import { renewAdmin } from "../../api/sessionChanges";
import { messageOf, translateMessage } from "../../texts/hostMessages";
import { useTexts } from "../../texts/useTexts";
import { addressOf, dashboardPath } from "../addresses";
import { RecordHistory } from "../history/RecordHistory";
import { Screen } from "../layout/Screen";
import { declareResource } from "../schema/declaration";
import { adminFields, adminsTexts } from "./texts";

const AdminActions = lazy(() => import("./AdminActions"));
const SetAdminActive = lazy(async () => ({
  default: (await import("./AdminActions")).SetAdminActive,
}));

type Details = Readonly<Record<string, unknown>>;

function failed(error: unknown): string {
  if (error instanceof HostError)
    return error.body.message ?? messageOf("browser.somethingWrong", "Something went wrong!");
  if (error instanceof HostUnreachable) return error.message;
  return messageOf("browser.setup", "Error in request setup.");
}

function renewSessionAdmin(before: Details, now: Details): void {
  if (before.email !== readSession()?.admin.email) return;
  const { firstName, lastName, email } = now;
  renewAdmin({ firstName: String(firstName), lastName: String(lastName), email: String(email) });
}

export const admins = declareResource({
  name: "admins",
  texts: adminFields,
  list: {
    row: Admin,
    columns: ["id", "userName", "firstName", "lastName", "email", "phoneNumber", "gender", "role"],
    hidden: ["role"],
    search: true,
    only: { active: [true, null] },
    inactive: { only: { active: false }, rowActions: <SetAdminActive /> },
    sort: { field: "id", order: "ASC" },
    rowActions: <AdminActions />,
    hasOwnRowActions: true,
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
      message: translateMessage(
        say("browser.registered", { name: String(firstName) }),
        `Success: ${firstName} registered!`,
      ),
      to: dashboardPath,
    }),
    failed,
  },
  show: {
    isOwn: true,
    fields: [
      "userName",
      "id",
      "firstName",
      "lastName",
      "email",
      "phoneNumber",
      "gender",
      "role",
      "active",
    ],
    aside: (
      <>
        <Stack direction="row">
          <SetAdminActive />
        </Stack>
        <RecordHistory kind="admin" />
      </>
    ),
  },
  edit: { form: AdminEdit, titleOf: ({ userName }) => String(userName), saved: renewSessionAdmin },
});

export function AdminsPage() {
  const text = useTexts(adminsTexts);
  return (
    <Screen title={text("title")}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1.5 }}>
        <Button component={Link} to={addressOf("admins/register")} variant="contained">
          {text("register")}
        </Button>
        <Button component={Link} to={addressOf("admins/get-all-admins")} variant="outlined">
          {text("list")}
        </Button>
      </Stack>
    </Screen>
  );
}
