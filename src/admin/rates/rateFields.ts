import type { TranslateFunction } from "react-admin";
import {
  kindOfField,
  type RateKind,
  rateKinds,
  unitsOfKind,
} from "../../../domain/quotations/rateKinds";

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
