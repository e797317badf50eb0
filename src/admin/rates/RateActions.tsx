import { Button, FormControlLabel, Switch, Typography } from "@mui/material";
import { useState } from "react";
import { useInput, useNotify } from "react-admin";
import { RateSettings, VersionedRateSettings } from "../../../contract/rates";
import { HostError } from "../../api/hostErrors";
import { useTexts } from "../../texts/useTexts";
import { useAccess } from "../layout/RequireAccess";
import { CallDialog, FormField } from "../schema/FormDialog";
import { readDraft } from "../schema/readDraft";
import { ScreensBelow } from "../shell/ScreensBelow";
import { useHost } from "../useHostQuery";
import { rateTexts } from "./texts";

const numbers = [
  "maxAgeDays",
  "validityDays",
  "markupPercent",
  "leastQuantity",
  "bandMarkupPercent",
  "bandSpreadPercent",
  "bandStep",
] as const;

interface SettingsDialogProps {
  readonly settings: VersionedRateSettings;
  readonly onClose: () => void;
}

function BandsSwitch({ label }: { readonly label: string }) {
  const { field } = useInput({ source: "showPriceBands", type: "checkbox" });
  return (
    <FormControlLabel
      sx={{ mt: 1 }}
      label={label}
      control={
        <Switch
          name="showPriceBands"
          checked={Boolean(field.value)}
          onChange={(_, isOn) => field.onChange(isOn)}
        />
      }
    />
  );
}

function SettingsDialog({ settings, onClose }: SettingsDialogProps) {
  const text = useTexts(rateTexts);
  const [version, setVersion] = useState(settings.version);
  const explain = (failure: unknown) => {
    const current = VersionedRateSettings.safeParse(
      failure instanceof HostError ? failure.body.current : undefined,
    );
    if (!current.success) return undefined;
    setVersion(current.data.version);
    return text("settings.changed");
  };
  return (
    <CallDialog
      title={text("settings.title")}
      question={text("settings.question")}
      cancel={text("settings.cancel")}
      confirm={text("settings.confirm")}
      color="primary"
      defaultValues={Object.fromEntries(
        Object.keys(RateSettings.shape).map((name) => [name, Reflect.get(settings, name)]),
      )}
      read={(draft) => readDraft(VersionedRateSettings, { ...draft, version })}
      call={(host, value) => host.call("updateRateSettings", value)}
      done={text("settings.done")}
      failed={text("settings.failed")}
      explain={explain}
      onDone={onClose}
      onSettled={() => undefined}
      onCancel={onClose}
    >
      {numbers.map((name) => (
        <FormField
          key={name}
          name={name}
          label={text(`settings.${name}`)}
          helperText={text(`settings.hints.${name}`)}
          isNumber
          required
          fullWidth
          margin="normal"
        />
      ))}
      <BandsSwitch label={text("settings.showPriceBands")} />
      <Typography variant="body2" color="text.secondary">
        {text("settings.bandHint")}
      </Typography>
    </CallDialog>
  );
}

/** The settings of rates, for super admins, and the screens below the rates. */
export default function RateActions() {
  const text = useTexts(rateTexts);
  const host = useHost();
  const notify = useNotify();
  const mayEdit = useAccess("admins", "updateRateSettings");
  const [settings, setSettings] = useState<VersionedRateSettings>();
  const open = () =>
    host
      .call("getRateSettings", {})
      .then(setSettings, () => notify(text("settings.notLoaded"), { type: "error" }));
  return (
    <>
      <ScreensBelow name="rates" />
      {mayEdit && (
        <Button variant="outlined" onClick={() => void open()}>
          {text("settings.open")}
        </Button>
      )}
      {settings && <SettingsDialog settings={settings} onClose={() => setSettings(undefined)} />}
    </>
  );
}
