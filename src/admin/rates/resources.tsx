import { MenuItem } from "@mui/material";
import { lazy } from "react";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import {
  Rate,
  RateEdit,
  RateForm,
  rateImport,
  WasteRow,
  WasteRowEdit,
  WasteRowForm,
  wasteRowImport,
} from "../../../contract/rates";
import { indiaDate } from "../../../domain/indiaTime";
import { unitsOfKind } from "../../../domain/quotations/rates";
import { dashboardPath } from "../addresses";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";
import { formatterFor } from "../schema/formatterFor";
import { inputFor } from "../schema/inputFor";
import { useChoices } from "../schema/useResourceTexts";
import { serverMessage } from "../sending";
import {
  FromCell,
  fieldsOfKind,
  hasField,
  kindOf,
  NextCell,
  RateCell,
  rateTitle,
} from "./rateFields";
import { rateFields, wasteRowFields } from "./texts";

const NewPrice = lazy(async () => ({ default: (await import("./RateActions")).NewPrice }));
const RateActions = lazy(async () => ({ default: (await import("./RateActions")).RateActions }));

const formFields = [
  "kind",
  "per",
  "fromGsm",
  "toGsm",
  "burstFactor",
  "shade",
  "mill",
  "joint",
  "ply",
  "rate",
  "validFrom",
  "source",
] as const;

const inputs = {
  per: UnitInput,
  fromGsm: KindInput,
  toGsm: KindInput,
  burstFactor: KindInput,
  shade: KindInput,
  mill: KindInput,
  joint: KindInput,
  ply: KindInput,
};

const useKind = () => kindOf(useWatch({ name: "kind" }));

/** An input that only rates of the chosen kind have. */
function KindInput(props: FieldInputProps) {
  const kind = useKind();
  const Input = inputFor[props.field.kind];
  return hasField(kind, props.field.name) ? (
    <Input {...props} isRequired={props.field.name === "joint"} />
  ) : null;
}

/** The units of the chosen kind. A kind with one unit needs no choice. */
function UnitInput(props: FieldInputProps) {
  const kind = useKind();
  const choices = useChoices(props.field);
  const units = kind === undefined ? [] : unitsOfKind[kind];
  if (units.length < 2) return null;
  return (
    <FieldInput
      {...props}
      isRequired
      select
      format={(value) => units.find((unit) => unit === value) ?? ""}
    >
      {choices
        .filter(({ id }) => units.some((unit) => unit === id))
        .map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
    </FieldInput>
  );
}

/** Dated rates of paper and work. A new price is a further row. */
export const rates = declareResource({
  name: "rates",
  texts: rateFields,
  import: rateImport,
  list: {
    row: Rate,
    columns: ["kind", "rate", "validFrom", "source", "nextFrom", "state", "paper", "createdBy"],
    hidden: ["paper", "createdBy"],
    cells: { rate: RateCell, validFrom: FromCell, nextFrom: NextCell },
    filters: z.pick(Rate, { kind: true, isStale: true }),
    search: true,
    only: { state: ["CURRENT", "NEXT"] },
    inactive: { only: { state: ["PAST", "WITHDRAWN"] }, rowActions: null },
    sort: { field: "paper", order: "ASC" },
    actions: <RateActions />,
    rowActions: <NewPrice />,
  },
  create: {
    form: RateForm,
    fields: [...formFields],
    inputs,
    defaults: () => ({ kind: "PAPER", validFrom: indiaDate(new Date()) }),
    normalize: fieldsOfKind,
    succeeded: () => ({
      message: "resources.rates.create.saved",
      to: `${dashboardPath}/rates`,
    }),
    failed: (error) => serverMessage(error, "resources.rates.create.failed"),
  },
  edit: {
    form: RateEdit,
    fields: [...formFields, "active"],
    inputs,
    normalize: fieldsOfKind,
    titleOf: rateTitle,
  },
  show: {
    fields: [
      "kind",
      "rate",
      "per",
      "validFrom",
      "source",
      "state",
      "ageDays",
      "isStale",
      "nextFrom",
      "nextRate",
      "createdBy",
    ],
    hiddenWhenEmpty: ["nextFrom", "nextRate"],
    titleOf: rateTitle,
    aside: <RecordHistory kind="price" />,
  },
});

const fields = ["uptoQuantity", "setupSheets", "runPercent", "validFrom", "source"] as const;

/** The waste table: a quantity takes the first row that covers it. */
export const wasteRows = declareResource({
  name: "wasteRows",
  texts: wasteRowFields,
  import: wasteRowImport,
  list: {
    row: WasteRow,
    columns: [...fields, "nextFrom", "state", "createdBy"],
    hidden: ["createdBy"],
    only: { state: ["CURRENT", "NEXT"] },
    inactive: { only: { state: ["PAST", "WITHDRAWN"] }, rowActions: null },
    sort: { field: "uptoQuantity", order: "ASC" },
  },
  create: {
    form: WasteRowForm,
    fields: [...fields],
    defaults: () => ({ validFrom: indiaDate(new Date()) }),
    succeeded: () => ({
      message: "resources.wasteRows.create.saved",
      to: `${dashboardPath}/wasteRows`,
    }),
    failed: (error) => serverMessage(error, "resources.wasteRows.create.failed"),
  },
  edit: { form: WasteRowEdit, fields: [...fields, "active"], titleOf: wasteRowTitle },
  show: {
    fields: [...fields, "state", "nextFrom", "createdBy"],
    hiddenWhenEmpty: ["nextFrom"],
    titleOf: wasteRowTitle,
    aside: <RecordHistory kind="waste" />,
  },
});

function wasteRowTitle(
  { uptoQuantity }: Readonly<Record<string, unknown>>,
  translate: (key: string, values: object) => string,
): string {
  return translate("resources.wasteRows.titles.upto", {
    boxes: formatterFor.number(uptoQuantity),
  });
}
