import { WasteRow, WasteRowEdit, WasteRowForm, wasteRowImport } from "../../../contract/rates";
import { indiaDate } from "../../../domain/indiaTime";
import { dashboardPath } from "../canonicalPaths";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { formatterFor } from "../schema/formatterFor";
import { serverMessage } from "../sending";
import { wasteRowFields } from "./texts";

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
