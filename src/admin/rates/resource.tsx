import { lazy } from "react";
import * as z from "zod/mini";
import { Rate, RateEdit, RateForm, rateImport } from "../../../contract/rates";
import { indiaDate } from "../../../domain/indiaTime";
import { dashboardPath } from "../canonicalPaths";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { serverMessage } from "../serverMessage";
import { FromCell, NextCell, RateCell } from "./RateCells";
import { KindInput, UnitInput } from "./RateInputs";
import { fieldsOfKind, rateTitle } from "./rateFields";
import { rateFields } from "./texts";

const NewPrice = lazy(() => import("./NewPrice"));
const RateActions = lazy(() => import("./RateActions"));

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
    titleOf: rateTitle,
    aside: <RecordHistory kind="price" />,
  },
});
