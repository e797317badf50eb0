import { Chip, Stack } from "@mui/material";
import { useRecordContext } from "react-admin";
import type { Rate } from "../../../contract/rates";
import { rateUnits } from "../../../domain/quotations/rateKinds";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { dateText } from "../formatMoment";
import { formatterFor, noValue } from "../schema/formatterFor";
import { rateTexts } from "./texts";

/** Writes an amount with its unit, such as `₹38.00 a kg`. */
export function useAmount() {
  const text = useTexts(rateTexts);
  return (rupees: unknown, per: unknown) => {
    const rate = formatterFor.rupees(rupees);
    const unit = rateUnits.find((one) => one === per);
    return unit === undefined ? rate : text(`amounts.${unit}`, { rate });
  };
}

export function RateCell() {
  const rate = useRecordContext<ListRow<Rate>>();
  const amount = useAmount();
  return <span>{amount(rate?.rate, rate?.per)}</span>;
}

/** The date of a rate with its age. An old rate is marked. */
export function FromCell() {
  const rate = useRecordContext<ListRow<Rate>>();
  const text = useTexts(rateTexts);
  const age = rate?.ageDays;
  return (
    <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", columnGap: 1 }}>
      <span>{dateText(rate?.validFrom)}</span>
      {age !== undefined &&
        (rate?.isStale ? (
          <Chip color="warning" label={text("old", { smart_count: age })} />
        ) : (
          <Chip label={text("age", { smart_count: age })} />
        ))}
    </Stack>
  );
}

/** The rate that will replace a current one. */
export function NextCell() {
  const rate = useRecordContext<ListRow<Rate>>();
  const text = useTexts(rateTexts);
  const amount = useAmount();
  if (rate?.nextFrom === undefined) return <span>{noValue}</span>;
  return (
    <span>
      {text("next", { rate: amount(rate.nextRate, rate.per), date: dateText(rate.nextFrom) })}
    </span>
  );
}
