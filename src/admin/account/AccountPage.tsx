import { Alert, Box, Button, Typography } from "@mui/material";
import { lazy, Suspense, useState, useSyncExternalStore } from "react";
import { useLogout } from "react-admin";
import { useLocation, useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { Account, AccountEdit, PasswordChange } from "../../../contract/admins";
import { hasText } from "../../../domain/texts";
import { readSession } from "../../api/session";
import { followAccount, renewToken, subscribeToSession } from "../../api/sessionChanges";
import { useTexts } from "../../texts/useTexts";
import { ConfirmCall } from "../layout/ConfirmDialog";
import { DelayedProgress, QueryResult } from "../layout/QueryResult";
import { Screen, Section } from "../layout/Screen";
import { CallForm } from "../schema/CallForm";
import { readCurrentBy } from "../schema/ConflictView";
import type { FieldInputProps } from "../schema/FieldInput";
import { FormField } from "../schema/formInputs";
import { PasswordInput } from "../schema/inputFor";
import { typedText, validateForm } from "../schema/readDraft";
import { SchemaForm } from "../schema/SchemaForm";
import { formWidth } from "../theme/plantTheme";
import { formRead, useHostQuery } from "../useHostQuery";
import { accountTexts } from "./texts";

const SecuritySection = lazy(() => import("./security/SecuritySection"));

export default function AccountPage() {
  const text = useTexts(accountTexts);
  const { state } = useLocation();
  const session = useSyncExternalStore(subscribeToSession, readSession);
  const { firstName = "", lastName = "", email = "" } = session?.admin ?? {};
  const name = `${firstName} ${lastName}`.trim();
  return (
    <Screen title={text("title")}>
      <Typography color="text.secondary">{text("signedInAs", { name, email })}</Typography>
      {state === passwordChanged && (
        <Alert severity="success" variant="outlined" role="status">
          {text("password.changed")}
        </Alert>
      )}
      <Name />
      <Suspense fallback={<DelayedProgress />}>
        <SecuritySection />
      </Suspense>
      <ChangePassword />
      <SignOutEverywhere />
    </Screen>
  );
}

/** The name that the host has now. Another session may have changed the name. */
function Name() {
  const text = useTexts(accountTexts);
  const query = useHostQuery({
    key: ["account"],
    ask: async (host, signal) => {
      const account = await host.call("getAccount", {}, { signal });
      followAccount(account);
      return account;
    },
    ...formRead,
  });
  return (
    <QueryResult query={query} failed={text("name.notLoaded")}>
      {(account) => <NameForm account={account} />}
    </QueryResult>
  );
}

const names = ["firstName", "lastName"] as const;

const NameDraft = z.object({ firstName: typedText(), lastName: typedText(), version: z.number() });

const draftOf = ({ firstName, lastName, version }: Account) => ({ firstName, lastName, version });

function NameForm({ account }: { readonly account: Account }) {
  const text = useTexts(accountTexts);
  const labelOf = (name: string) =>
    hasText(accountTexts.english.name, name) ? text(`name.${name}`) : name;
  return (
    <Section title={text("name.title")} maxWidth={formWidth}>
      <CallForm
        name="name"
        schema={NameDraft}
        // The name may be changed in another tab, or restored by an undo.
        initial={draftOf(account)}
        read={(draft) => validateForm(AccountEdit, draft)}
        call={(host, { value }) => host.call("updateAccount", value)}
        onDone={(saved) => followAccount(saved)}
        next={(saved) => draftOf(saved)}
        done={text("name.saved")}
        failed={text("name.notSaved")}
        invalid={text("name.invalid")}
        conflicts={{
          what: text("name.what"),
          readCurrent: readCurrentBy(Account, draftOf),
          labelOf,
          textOf: (_, value) => String(value),
        }}
        submitLabel={text("name.submit")}
      >
        <Box
          sx={{
            display: "grid",
            gap: 2,
            gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
          }}
        >
          {names.map((name) => (
            <FormField key={name} name={name} label={labelOf(name)} required />
          ))}
        </Box>
      </CallForm>
    </Section>
  );
}

/** The navigation's state after a change: the new token remounts the office, which drops notifications. */
const passwordChanged = "password changed";

const CurrentPasswordInput = (props: FieldInputProps) => (
  <PasswordInput {...props} autoFocus={false} autoComplete="current-password" />
);

const inputs = { currentPassword: CurrentPasswordInput };

function ChangePassword() {
  const text = useTexts(accountTexts);
  const navigate = useNavigate();
  return (
    <Box component="section" sx={{ display: "grid", gap: 1 }}>
      <Typography variant="h2">{text("password.title")}</Typography>
      <Typography sx={{ maxWidth: "60ch" }}>{text("password.hint")}</Typography>
      <SchemaForm
        resource="account"
        form={PasswordChange}
        inputs={inputs}
        call={(host, { value }) => host.call("changePassword", PasswordChange.parse(value))}
        onDone={async ({ token }) => {
          await navigate(".", { replace: true, state: passwordChanged });
          renewToken(token);
        }}
        failed={text("password.failed")}
        submitLabel={text("password.submit")}
        busyLabel={text("password.busy")}
      />
    </Box>
  );
}

function SignOutEverywhere() {
  const text = useTexts(accountTexts);
  const logout = useLogout();
  const [isAsking, setAsking] = useState(false);
  return (
    <Box component="section" sx={{ display: "grid", gap: 1, justifyItems: "start" }}>
      <Typography variant="h2">{text("signOut.title")}</Typography>
      <Typography sx={{ maxWidth: "60ch" }}>{text("signOut.hint")}</Typography>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {text("signOut.action")}
      </Button>
      {isAsking && (
        <ConfirmCall
          title={`${text("signOut.title")}?`}
          question={text("signOut.question")}
          cancel={text("signOut.cancel")}
          confirm={text("signOut.action")}
          call={(host) => host.call("signOutEverywhere", {})}
          failed={text("signOut.failed")}
          onDone={() => logout({ isEnded: true }, "/admin", false)}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
