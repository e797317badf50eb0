import { Box, Typography } from "@mui/material";
import { useNotify } from "react-admin";
import { useNavigate } from "react-router-dom";
import { PasswordChange } from "../../../contract/accounts";
import { HostError } from "../../api/hostErrors";
import { renewToken } from "../../api/renewSession";
import { useSubmitOnce } from "../../useSubmitOnce";
import type { FieldInputProps } from "../schema/FieldInput";
import { PasswordInput } from "../schema/PasswordInput";
import type { Draft } from "../schema/readDraft";
import { SchemaForm } from "../schema/SchemaForm";
import { serverMessage } from "../serverMessage";
import { useHost } from "../useHostQuery";
import { whileSignedIn } from "../useSessionEnd";
import { useTexts } from "../useTexts";
import { accountTexts } from "./screenTexts";

/** The navigation's state after a change: the new token remounts the office, which drops notifications. */
export const passwordChanged = "password changed";

const CurrentPasswordInput = (props: FieldInputProps) => (
  <PasswordInput {...props} autoFocus={false} autoComplete="current-password" />
);

const inputs = { currentPassword: CurrentPasswordInput };

/** Changes the admin's own password. Requires the present password. */
export function ChangePassword() {
  const text = useTexts(accountTexts);
  const [change, isBusy] = useChangePassword();
  return (
    <Box component="section" sx={{ display: "grid", gap: 1 }}>
      <Typography variant="h2">{text("password.title")}</Typography>
      <Typography sx={{ maxWidth: "60ch" }}>{text("password.hint")}</Typography>
      <SchemaForm
        resource="account"
        form={PasswordChange}
        inputs={inputs}
        submitLabel={text(isBusy ? "password.busy" : "password.submit")}
        isBusy={isBusy}
        onSubmit={change}
      />
    </Box>
  );
}

function useChangePassword() {
  const host = useHost();
  const text = useTexts(accountTexts);
  const notify = useNotify();
  const navigate = useNavigate();
  return useSubmitOnce(async (typed: Draft) => {
    try {
      const { token } = await whileSignedIn(
        host.call("changePassword", PasswordChange.parse(typed)),
      );
      await navigate(".", { replace: true, state: passwordChanged });
      renewToken(token);
    } catch (error) {
      notify(serverMessage(error, text("password.failed")), { type: "error" });
      if (error instanceof HostError) return error.body.errors;
    }
    return undefined;
  });
}
