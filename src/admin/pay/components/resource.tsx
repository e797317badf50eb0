import { useFieldValue, useRecordContext } from "react-admin";
import * as z from "zod/mini";
import {
  PayComponent,
  PayComponentCreation,
  PayComponentEdit,
  payComponentImport,
} from "../../../../contract/payComponents";
import { indiaDate } from "../../../../domain/indiaTime";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { dashboardPath } from "../../canonicalPaths";
import { RecordHistory } from "../../history/RecordHistory";
import { BarcodeLink } from "../../layout/BarcodeLink";
import { CallButton } from "../../layout/RecordButtons";
import { declareResource } from "../../schema/declaration";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { useChoiceName } from "../../schema/useResourceTexts";
import { serverMessage } from "../../sending";
import { componentInputs, ruleInputs } from "./inputs";
import { componentCancellationTexts, payComponentFields } from "./texts";

/** Names the people of a component: the employee, the unit, the shift, or everyone. */
function PayeesCell({ source }: { readonly source: string }) {
  const text = useTexts(payComponentFields);
  const { barcodeId, unit, shift } = useRecordContext<ListRow<PayComponent>>() ?? {};
  if (barcodeId !== undefined) return <BarcodeLink source={source} />;
  if (unit === undefined) return <span>{text("everyone")}</span>;
  return (
    <span>{shift === undefined ? text("group", { unit }) : text("shiftOf", { unit, shift })}</span>
  );
}

/** Says what the amount is for, and how many days may be missed. */
function BasisCell({ source }: { readonly source: string }) {
  const text = useTexts(payComponentFields);
  const nameOf = useChoiceName();
  const { basis = "", maxMissed = 0 } = useRecordContext<ListRow<PayComponent>>() ?? {};
  const name = nameOf(source, basis);
  return (
    <span>
      {basis === "ATTENDANCE"
        ? text("atMost", { basis: name, most: formatterFor.number(maxMissed) })
        : name}
    </span>
  );
}

/** A figure of a basis. The figures of the other bases mean nothing. */
function FigureCell({ source }: { readonly source: string }) {
  const component = useRecordContext<ListRow<PayComponent>>();
  const basis = source === "maxMissed" ? "ATTENDANCE" : "NIGHT";
  const value: unknown = useFieldValue({ source });
  return <span>{component?.basis === basis ? String(value) : noValue}</span>;
}

function CancelComponent() {
  const text = useTexts(componentCancellationTexts);
  const component = useRecordContext<ListRow<PayComponent>>();
  if (component === undefined || component.cancelledAt !== undefined) return null;
  const { id, name = "" } = component;
  return (
    <CallButton
      name={name}
      sx={{ alignSelf: "flex-start" }}
      text={(part) => text(part, { name })}
      call={(host) => host.call("cancelPayComponent", { id })}
    />
  );
}

/** Additions and deductions of each month. */
export const payComponents = declareResource({
  name: "payComponents",
  texts: payComponentFields,
  import: payComponentImport,
  list: {
    row: PayComponent,
    columns: [
      "name",
      "person",
      "kind",
      "amount",
      "basis",
      "validFrom",
      "validTo",
      "maxMissed",
      "nightHours",
      "isWages",
      "cancelledAt",
      "unit",
      "shift",
      "nightFrom",
      "nightTo",
      "createdBy",
      "createdAt",
      "barcodeId",
    ],
    hidden: [
      "maxMissed",
      "nightFrom",
      "nightTo",
      "nightHours",
      "isWages",
      "unit",
      "shift",
      "createdBy",
      "createdAt",
      "barcodeId",
    ],
    hiddenWhenEmpty: ["cancelledAt"],
    filters: z.pick(PayComponent, { kind: true, basis: true, unit: true }),
    search: true,
    sort: { field: "validFrom", order: "DESC" },
    cells: {
      person: PayeesCell,
      basis: BasisCell,
      maxMissed: FigureCell,
      nightFrom: FigureCell,
      nightTo: FigureCell,
      nightHours: FigureCell,
    },
    rowActions: <CancelComponent />,
  },
  create: {
    form: PayComponentCreation,
    inputs: componentInputs,
    defaults: () => ({
      validFrom: `${indiaDate(new Date()).slice(0, 7)}-01`,
      maxMissed: 0,
      nightFrom: "22:00",
      nightTo: "06:00",
      nightHours: 4,
      isWages: true,
    }),
    succeeded: () => ({
      message: "resources.payComponents.create.saved",
      to: `${dashboardPath}/payComponents`,
    }),
    failed: (error) => serverMessage(error, "resources.payComponents.create.failed"),
  },
  edit: {
    form: PayComponentEdit,
    inputs: ruleInputs,
    titleOf: ({ name }) => String(name),
  },
  show: {
    fields: [
      "name",
      "kind",
      "basis",
      "amount",
      "barcodeId",
      "unit",
      "shift",
      "validFrom",
      "validTo",
      "maxMissed",
      "nightFrom",
      "nightTo",
      "nightHours",
      "isWages",
      "createdBy",
      "createdAt",
      "cancelledAt",
    ],
    aside: (
      <>
        <CancelComponent />
        <RecordHistory kind="payComponent" />
      </>
    ),
  },
});
