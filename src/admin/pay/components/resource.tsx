import { MenuItem } from "@mui/material";
import { type ComponentType, lazy } from "react";
import { useFieldValue, useRecordContext } from "react-admin";
import { useWatch } from "react-hook-form";
import * as z from "zod/mini";
import {
  type ComponentBasis,
  PayComponent,
  PayComponentCreation,
  PayComponentEdit,
  payComponentImport,
} from "../../../../contract/payComponents";
import { indiaDate } from "../../../../domain/indiaTime";
import type { ListRow } from "../../../api/readRow";
import { useTexts } from "../../../texts/useTexts";
import { dashboardPath } from "../../addresses";
import { RecordHistory } from "../../history/RecordHistory";
import { BarcodeLink } from "../../layout/BarcodeLink";
import { CallButton } from "../../layout/RecordButtons";
import { declareResource } from "../../schema/declaration";
import { FieldInput, type FieldInputProps } from "../../schema/FieldInput";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { inputFor } from "../../schema/inputFor";
import { ChoiceInput } from "../../schema/ListFilters";
import { useChoiceName } from "../../schema/useResourceTexts";
import { serverMessage } from "../../sending";
import { shiftTimesText, useShifts } from "../../shifts/useShifts";
import { componentCancellationTexts, payComponentFields } from "./texts";

const EmployeeInput = lazy(() => import("../../employees/EmployeeInput"));

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** Chooses the employee. Without one, the component is for a group. */
function PayeeInput(props: FieldInputProps) {
  const text = useTexts(payComponentFields);
  return <EmployeeInput {...props} withFormer emptyText={text("noPerson")} />;
}

/** Chooses the unit of a group. Hidden if an employee is chosen. */
function UnitInput(props: FieldInputProps) {
  const text = useTexts(payComponentFields);
  const [barcodeId, unit] = useWatch({ name: ["barcodeId", "unit"] });
  if (!isEmpty(barcodeId) && isEmpty(unit)) return null;
  return <ChoiceInput {...props} emptyText={text("bothUnits")} />;
}

/** Chooses a shift of the chosen unit. */
function ShiftInput(props: FieldInputProps) {
  const text = useTexts(payComponentFields);
  const [unit, chosen] = useWatch({ name: ["unit", "shift"] });
  const shifts = useShifts().filter((shift) => shift.unit === unit);
  if (isEmpty(unit) && isEmpty(chosen)) return null;
  const isListed = isEmpty(chosen) || shifts.some(({ name }) => name === chosen);
  return (
    <FieldInput {...props} select>
      <MenuItem value="">{text("allShifts")}</MenuItem>
      {shifts.map((shift) => (
        <MenuItem key={shift.id} value={shift.name}>
          {shift.name} · {shiftTimesText(shift)}
        </MenuItem>
      ))}
      {!isListed && <MenuItem value={chosen}>{chosen}</MenuItem>}
    </FieldInput>
  );
}

/** Returns an input that only one basis has. */
function inputOf(basis: ComponentBasis): ComponentType<FieldInputProps> {
  return function BasisInput(props) {
    const Input = inputFor[props.field.kind];
    return useWatch({ name: "basis" }) === basis ? <Input {...props} /> : null;
  };
}

/** Chooses the kind of an addition by the law. A deduction has none. */
function WageKindInput(props: FieldInputProps) {
  return useWatch({ name: "kind" }) === "DEDUCTION" ? null : <ChoiceInput {...props} />;
}

/** Hides the input `isWages`: the kind by the law (`wageKind`) says whether an addition counts as wages. */
const NoInput = () => null;

const NightInput = inputOf("NIGHT");

const ruleInputs = {
  maxMissed: inputOf("ATTENDANCE"),
  nightFrom: NightInput,
  nightTo: NightInput,
  nightHours: NightInput,
  wageKind: WageKindInput,
  isWages: NoInput,
};

const componentInputs = {
  ...ruleInputs,
  barcodeId: PayeeInput,
  unit: UnitInput,
  shift: ShiftInput,
};

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

/** A figure that only one basis uses: the missed days of ATTENDANCE, the hours of NIGHT. A dash for any other basis. */
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
      "wageKind",
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
      "wageKind",
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
      wageKind: "OTHER",
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
      "wageKind",
      "isWages",
      "createdBy",
      "createdAt",
      "cancelledAt",
    ],
    hiddenWhenEmpty: [
      "barcodeId",
      "unit",
      "shift",
      "validTo",
      "maxMissed",
      "nightFrom",
      "nightTo",
      "nightHours",
      "wageKind",
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
