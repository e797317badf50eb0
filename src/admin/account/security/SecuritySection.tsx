import { Alert, Button, FormControlLabel, Stack, Switch, Typography } from "@mui/material";
import { useState } from "react";
import type { SecondFactors } from "../../../../contract/secondFactors";
import type { ReplyOf } from "../../../api/host";
import { canUsePasskeys } from "../../../api/passkeys";
import { useTexts } from "../../../texts/useTexts";
import { indiaMoment, shownDate } from "../../formatMoment";
import { ConfirmCall } from "../../layout/ConfirmDialog";
import { QueryResult } from "../../layout/QueryResult";
import { CallButton } from "../../layout/RecordButtons";
import { useAccess } from "../../layout/RequireAccess";
import { Section } from "../../layout/Screen";
import { useSend } from "../../sending";
import { useHostCall } from "../../useHostQuery";
import { securityTexts } from "../texts";
import { AddApp, AddPasskey, RecoveryCodes } from "./FactorDialogs";
import { SessionList } from "./SessionList";

/** The second factors and the sessions of one's own account. */
export default function SecuritySection() {
  const text = useTexts(securityTexts);
  const query = useHostCall(["secondFactors"], "getSecondFactors", {}, { gcTime: 0 });
  return (
    <Section title={text("title")} hint={text("hint")}>
      <QueryResult query={query} failed={text("notLoaded")}>
        {(factors) => <Factors factors={factors} />}
      </QueryResult>
      <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
        {text("sessions")}
      </Typography>
      <SessionList />
    </Section>
  );
}

type Open = "app" | "passkey" | "renew" | undefined;

function Factors({ factors }: { readonly factors: SecondFactors }) {
  const text = useTexts(securityTexts);
  const mayChangeRule = useAccess("admins", "updateSignInRules");
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { app, passkeys, recoveryCodesLeft, isRequired, mustHave } = factors;
  const rows = [...passkeys, ...(app ? [app] : [])];
  const isFirst = rows.length === 0;
  const close = () => setOpen(undefined);
  const added = ({ recoveryCodes }: { readonly recoveryCodes: readonly string[] }) => {
    setCodes(recoveryCodes);
    close();
  };
  /** Closes the codes. The host has refused other calls until now, so the office's menu is loaded again. */
  const closeCodes = () => {
    setCodes([]);
    if (mustHave && rows.length === 1) window.location.reload();
  };
  return (
    <>
      {isFirst && (
        <Alert severity={mustHave ? "warning" : "info"} variant="outlined">
          {text(mustHave ? "required" : "none")}
        </Alert>
      )}
      {rows.map((factor) => (
        <FactorRow
          key={factor.id}
          factor={factor}
          isApp={factor === app}
          isLast={rows.length === 1}
        />
      ))}
      <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: "wrap" }}>
        {canUsePasskeys() && (
          <Button variant="outlined" onClick={() => setOpen("passkey")}>
            {text("passkey.add")}
          </Button>
        )}
        {!app && (
          <Button variant="outlined" onClick={() => setOpen("app")}>
            {text("app.add")}
          </Button>
        )}
      </Stack>
      {!canUsePasskeys() && (
        <Typography variant="body2" color="text.secondary">
          {text("passkey.unsupported")}
        </Typography>
      )}
      {!isFirst && (
        <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: "wrap", alignItems: "center" }}>
          <Typography sx={{ flexGrow: 1 }}>
            {text("codes.left", { smart_count: recoveryCodesLeft })}
          </Typography>
          <Button variant="outlined" onClick={() => setOpen("renew")}>
            {text("codes.renew")}
          </Button>
        </Stack>
      )}
      {mayChangeRule && <SignInRule isRequired={isRequired} />}
      {open === "app" && <AddApp isFirst={isFirst} onDone={added} onClose={close} />}
      {open === "passkey" && <AddPasskey isFirst={isFirst} onDone={added} onClose={close} />}
      {open === "renew" && (
        <ConfirmCall<ReplyOf<"renewRecoveryCodes">>
          title={text("codes.renew")}
          question={text("codes.question")}
          cancel={text("cancel")}
          confirm={text("codes.renew")}
          call={(host) => host.call("renewRecoveryCodes", {})}
          failed={text("codes.failed")}
          onDone={added}
          onClose={close}
        />
      )}
      {codes.length > 0 && <RecoveryCodes codes={codes} onClose={closeCodes} />}
    </>
  );
}

/** The plant's rule if super admins must have a second factor. */
function SignInRule({ isRequired }: { readonly isRequired: boolean }) {
  const text = useTexts(securityTexts);
  const [save, isBusy] = useSend({
    call: (host, isNowRequired: boolean) =>
      host.call("updateSignInRules", { isRequired: isNowRequired }),
    done: text("rule.saved"),
    failed: text("rule.failed"),
  });
  return (
    <FormControlLabel
      control={
        <Switch
          checked={isRequired}
          disabled={isBusy}
          onChange={({ target }) => void save(target.checked)}
        />
      }
      label={text("rule.label")}
    />
  );
}

interface FactorRowProps {
  readonly factor: SecondFactors["passkeys"][number];
  readonly isApp: boolean;
  readonly isLast: boolean;
}

function FactorRow({ factor, isApp, isLast }: FactorRowProps) {
  const text = useTexts(securityTexts);
  const { id, createdAt, lastUsedAt } = factor;
  const name = isApp ? text("app.name") : factor.name;
  const added = text("added", { date: shownDate(createdAt) });
  const used =
    lastUsedAt === null ? text("unused") : text("used", { time: indiaMoment(lastUsedAt) });
  return (
    <Stack direction="row" useFlexGap sx={{ gap: 1.5, flexWrap: "wrap", alignItems: "center" }}>
      <div style={{ flex: "1 1 14rem", overflowWrap: "anywhere" }}>
        <Typography sx={{ fontWeight: 600 }}>
          {isApp ? name : text("passkey.named", { name })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {`${added} ${used}`}
        </Typography>
      </div>
      <CallButton
        name={name}
        color="error"
        text={(part) =>
          part === "question"
            ? text(isLast ? "removal.lastQuestion" : "removal.question")
            : text(`removal.${part}`, { name })
        }
        call={(host) => host.call("removeFactor", { id })}
      />
    </Stack>
  );
}
