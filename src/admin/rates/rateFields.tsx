import { Chip, Stack } from "@mui/material";
import { type TranslateFunction, useRecordContext } from "react-admin";
import type { Rate } from "../../../contract/rates";
import {
  kindOfField,
  type RateKind,
  rateKinds,
  rateUnits,
  unitsOfKind,
} from "../../../domain/quotations/rates";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { shownDate } from "../formatMoment";
import { formatterFor, noValue } from "../schema/formatterFor";
import { rateTexts } from "./texts";

/** Writes an amount with its unit, such as `₹38.00 a kg`. */
export function useAmount() {
  const text = useTexts(rateTexts);
  return (rupees: unknown, per: unknown) => {
    const rate = formatterFor.unitPrice(rupees);
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
      <span>{shownDate(rate?.validFrom)}</span>
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
      {text("next", { rate: amount(rate.nextRate, rate.per), date: shownDate(rate.nextFrom) })}
    </span>
  );
}

type Row = Readonly<Record<string, unknown>>;

export const kindOf = (value: unknown): RateKind | undefined =>
  rateKinds.find((kind) => kind === value);

/** True if rates of a kind have a field. */
export const hasField = (kind: RateKind | undefined, name: string): boolean => {
  const ownKind = new Map<string, RateKind>(Object.entries(kindOfField)).get(name);
  return ownKind === undefined || ownKind === kind;
};

/** Drops the fields and the unit that rates of the chosen kind do not have. */
export function fieldsOfKind(typed: Row): Row {
  const kind = kindOf(typed.kind);
  const units: readonly unknown[] = kind === undefined ? [] : unitsOfKind[kind];
  const isOwn = ([name, value]: [string, unknown]) =>
    name === "per" ? units.includes(value) : hasField(kind, name);
  return Object.fromEntries(Object.entries(typed).filter(isOwn));
}

/** Returns the subject of a rate, such as `Paper: 100–180 GSM, BF 18`. */
export function rateTitle({ kind, paper, joint, ply }: Row, translate: TranslateFunction): string {
  const known = kindOf(kind);
  if (known === undefined) return "";
  const name = translate(`resources.rates.choices.kind.${known}`);
  if (known === "CONVERSION" && ply !== undefined && ply !== null)
    return translate("resources.rates.titles.of", {
      kind: name,
      what: translate("resources.rates.titles.ply", { ply: String(ply) }),
    });
  if (known !== "PAPER" && known !== "JOINING") return name;
  const what =
    known === "JOINING"
      ? translate(`resources.rates.choices.joint.${joint}`)
      : String(paper ?? translate("resources.rates.titles.any"));
  return translate("resources.rates.titles.of", { kind: name, what });
}
