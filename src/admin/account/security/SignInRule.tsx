import { FormControlLabel, Switch } from "@mui/material";
import { useRefresh } from "react-admin";
import { useTexts } from "../../../texts/useTexts";
import { useSend } from "../../sending";
import { securityTexts } from "../texts";

/** The plant's rule if super admins must have a second factor. */
export function SignInRule({ isRequired }: { readonly isRequired: boolean }) {
  const text = useTexts(securityTexts);
  const refresh = useRefresh();
  const [save, isBusy] = useSend({
    call: (host, isNowRequired: boolean) =>
      host.call("updateSignInRules", { isRequired: isNowRequired }),
    done: text("rule.saved"),
    failed: text("rule.failed"),
    onSettled: refresh,
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
