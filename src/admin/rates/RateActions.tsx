import { Button, Typography } from "@mui/material";
import { useState } from "react";
import { useNotify, useRecordContext, useTranslate } from "react-admin";
import { type Rate, RateForm, RateSettings, VersionedRateSettings } from "../../../contract/rates";
import { indiaDate } from "../../../domain/indiaTime";
import { HostError } from "../../api/hostErrors";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { useAccess } from "../layout/RequireAccess";
import { CallDialog } from "../schema/FormDialog";
import { noValue } from "../schema/formatterFor";
import { FormField, FormSwitch } from "../schema/formInputs";
import { useRowDialog } from "../schema/ListScreen";
import { readDraft } from "../schema/readDraft";
import { ScreensBelow } from "../shell/ScreensBelow";
import { useHost } from "../useHostQuery";
import { rateTitle, useAmount } from "./rateFields";
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
      <FormSwitch name="showPriceBands" label={text("settings.showPriceBands")} sx={{ mt: 1 }} />
      <Typography variant="body2" color="text.secondary">
        {text("settings.bandHint")}
      </Typography>
    </CallDialog>
  );
}

/** The settings of rates, for super admins, and the screens below the rates. */
export function RateActions() {
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

const look = { fullWidth: true, margin: "normal" } as const;

interface NewPriceDialogProps {
  readonly rate: ListRow<Rate>;
  readonly onClose: () => void;
}

/** Asks for the next price of a paper or a work. The present row does not change. */
function NewPriceDialog({ rate, onClose }: NewPriceDialogProps) {
  const text = useTexts(rateTexts);
  const translate = useTranslate();
  const amount = useAmount();
  const { kind, fromGsm, toGsm, burstFactor, shade, mill, joint, ply, per } = rate;
  const same = { kind, fromGsm, toGsm, burstFactor, shade, mill, joint, ply, per };
  return (
    <CallDialog
      title={text("price.title", { what: rateTitle(rate, translate) })}
      question={text("price.question", {
        rate: amount(rate.rate, per),
        date: shownDate(rate.validFrom),
        source: rate.source ?? noValue,
      })}
      cancel={text("price.cancel")}
      confirm={text("price.confirm")}
      color="primary"
      defaultValues={{ rate: "", validFrom: indiaDate(new Date()), source: "" }}
      read={(draft) => readDraft(RateForm, { ...same, ...draft })}
      call={(host, value) => host.call("createRate", value)}
      done={text("price.done")}
      failed={text("price.failed")}
      onDone={onClose}
      onCancel={onClose}
    >
      <FormField {...look} isNumber name="rate" label={text("price.rate")} autoFocus required />
      <FormField {...look} name="validFrom" type="date" label={text("price.validFrom")} required />
      <FormField
        {...look}
        name="source"
        label={text("price.source")}
        helperText={text("price.sourceHint")}
        required
        slotProps={{ htmlInput: { maxLength: 200, autoComplete: "off" } }}
      />
    </CallDialog>
  );
}

/** Opens the dialog for the price that follows this one. */
export function NewPrice() {
  const text = useTexts(rateTexts);
  const translate = useTranslate();
  const open = useRowDialog();
  const rate = useRecordContext<ListRow<Rate>>();
  if (rate?.state !== "CURRENT") return null;
  return (
    <Button
      size="small"
      aria-label={text("price.title", { what: rateTitle(rate, translate) })}
      onClick={() => open(<NewPriceDialog rate={rate} onClose={() => open(undefined)} />)}
      sx={{ whiteSpace: "nowrap" }}
    >
      {text("price.open")}
    </Button>
  );
}
