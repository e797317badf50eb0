import { Button } from "@mui/material";
import { useRecordContext, useRefresh, useTranslate } from "react-admin";
import { type Rate, RateForm } from "../../../contract/rates";
import { indiaDate } from "../../../domain/indiaTime";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { dateText } from "../formatMoment";
import { CallDialog, FormField } from "../schema/FormDialog";
import { noValue } from "../schema/formatterFor";
import { useRowDialog } from "../schema/ListScreen";
import { readDraft } from "../schema/readDraft";
import { rateTitle, useAmount } from "./rateFields";
import { rateTexts } from "./texts";

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
  const refresh = useRefresh();
  const { kind, fromGsm, toGsm, burstFactor, shade, mill, joint, ply, per } = rate;
  const same = { kind, fromGsm, toGsm, burstFactor, shade, mill, joint, ply, per };
  return (
    <CallDialog
      title={text("price.title", { what: rateTitle(rate, translate) })}
      question={text("price.question", {
        rate: amount(rate.rate, per),
        date: dateText(rate.validFrom),
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
      onSettled={refresh}
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
export default function NewPrice() {
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
