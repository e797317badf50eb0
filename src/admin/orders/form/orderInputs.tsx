import { Box, MenuItem } from "@mui/material";
import { FormDataConsumer, useInput } from "react-admin";
import { calendarDate } from "../../../../contract/fields";
import { indiaDate, startOfIndiaDate } from "../../../../domain/indiaTime";
import { readNumber } from "../../../../domain/numbers";
import { isOwnHost } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { CreditReasonInput } from "../../clientFields/CreditReasonField";
import { OtherClientInput } from "../../clientFields/clientInputs";
import { AskButton } from "../../schedule/AskButton";
import { FieldInput, type FieldInputProps } from "../../schema/FieldInput";
import { inputFor } from "../../schema/inputFor";
import type { Draft } from "../../schema/readDraft";
import { useSpecifications } from "../../specifications/specifications";
import { orderCreateTexts } from "../texts";
import {
  AddClientInput,
  AddressInput,
  ClientInput,
  ClientPhoneInput,
  OrdererInput,
} from "./clientInputs";

/** Converts a day of the calendar to an instant: the day's beginning in India. */
const startOfDay = (day: unknown) =>
  typeof day === "string" && calendarDate().safeParse(day).success
    ? startOfIndiaDate(day).toISOString()
    : undefined;

/** Returns the quantity for the request: an integer, undefined if empty, or unchanged if not a number. */
export function wholeQuantity(typed: unknown): unknown {
  if (typed === null || typed === undefined || String(typed).trim() === "") return undefined;
  const quantity = typeof typed === "number" ? typed : readNumber(String(typed));
  return quantity === undefined ? typed : Math.trunc(quantity);
}

export const normalizeOrder = (typed: Draft): Draft => ({
  ...typed,
  quantity: wholeQuantity(typed.quantity),
  specificationVersionId: wholeQuantity(typed.specificationVersionId),
  expectedCompletionDate: startOfDay(typed.expectedCompletionDate),
});

export function newOrder(order: Draft, createdBy: string | undefined, now: Date) {
  const instant = now.toISOString();
  return {
    ...order,
    status: "TODO" as const,
    createdBy: createdBy || "Unknown",
    createdAt: instant,
    updatedAt: instant,
  };
}

/**
 * Chooses a box specification. Its latest version fills in the size and the material grade. An order with an earlier
 * version keeps that version.
 */
function SpecificationInput(props: FieldInputProps) {
  const text = useTexts(orderCreateTexts);
  const { data = [] } = useSpecifications();
  const named = useOtherField(props.field.name).value;
  const orderer = useOtherField("client");
  const size = useOtherField("size");
  const grade = useOtherField("materialGrade");
  const client = orderer.value;
  const clientsOwn = data.filter((specification) => specification.client === client);
  const offered = (clientsOwn.length > 0 ? clientsOwn : data).toSorted((one, other) =>
    `${one.client} ${one.name}`.localeCompare(`${other.client} ${other.name}`),
  );
  const isOffered = offered.some(({ latestVersionId }) => String(latestVersionId) === named);

  const fill = (chosen: string) => {
    const found = data.find(({ latestVersionId }) => String(latestVersionId) === chosen);
    if (found === undefined) return chosen;
    size.onChange(found.size);
    grade.onChange(found.materialGrade);
    if (client === "") orderer.onChange(found.client);
    return chosen;
  };

  return (
    <FieldInput {...props} select parse={fill}>
      {named !== "" && <MenuItem value="">{text("specification.none")}</MenuItem>}
      {!isOffered && named !== "" && (
        <MenuItem value={named}>{text("specification.earlier", { id: named })}</MenuItem>
      )}
      {offered.map(({ latestVersionId, ...version }) => (
        <MenuItem key={latestVersionId} value={String(latestVersionId)}>
          {text("specification.version", version)}
        </MenuItem>
      ))}
    </FieldInput>
  );
}

function useOtherField(source: string) {
  const { value, onChange } = useInput({ source, defaultValue: "" }).field;
  return { value: String(value ?? ""), onChange };
}

/** The number of pieces. A fraction is sent as a whole number, which a hint shows. */
function QuantityInput(props: FieldInputProps) {
  const text = useTexts(orderCreateTexts);
  return (
    <FormDataConsumer>
      {({ formData: { quantity } }) => {
        const sent = wholeQuantity(quantity);
        const isTruncated = typeof sent === "number" && sent !== readNumber(String(quantity));
        return (
          <inputFor.whole {...props} hint={isTruncated && text("whole", { quantity: sent })} />
        );
      }}
    </FormDataConsumer>
  );
}

const isPast = (date: unknown) =>
  typeof date === "string" && date !== "" && date < indiaDate(new Date());

/** The day on which the order should be done. A date in the past is allowed, with a warning. */
function CompletionDateInput(props: FieldInputProps) {
  const text = useTexts(orderCreateTexts);
  return (
    <FormDataConsumer>
      {({ formData: { expectedCompletionDate, ...typed } }) => (
        <>
          <inputFor.date
            {...props}
            hint={
              isPast(expectedCompletionDate) && (
                <Box component="span" role="status" sx={{ color: "warning.main", fontWeight: 600 }}>
                  {text("past")}
                </Box>
              )
            }
          />
          {isOwnHost() && (
            <Box sx={{ mt: { sm: 1 }, mb: { xs: 2.5, sm: 0 } }}>
              <AskReady typed={typed} field={props.field.name} />
            </Box>
          )}
        </>
      )}
    </FormDataConsumer>
  );
}

interface AskReadyProps {
  /** The other typed values of the form. */
  readonly typed: Draft;
  readonly field: string;
}

/** Asks the plan about the typed order. A pressed answer becomes the expected day. */
function AskReady({ typed: { specificationVersionId, quantity, unit }, field }: AskReadyProps) {
  const { data = [] } = useSpecifications();
  const { value, onChange } = useOtherField(field);
  const found = data.find(
    ({ latestVersionId }) => String(latestVersionId) === String(specificationVersionId),
  );
  return (
    <AskButton
      known={{
        specificationId: String(found?.id ?? ""),
        quantity: String(wholeQuantity(quantity) ?? ""),
        unit: String(unit ?? "") || "A",
        wantedDay: value,
      }}
      taking="order"
      onTake={onChange}
    />
  );
}

export const orderFields = [
  "client",
  "productType",
  "quantity",
  "size",
  "materialGrade",
  "deliveryAddress",
  "expectedCompletionDate",
  "unit",
] as const;

/** The inputs of an order's edit. */
export const orderInputs = {
  client: ClientInput,
  quantity: QuantityInput,
  deliveryAddress: AddressInput,
  expectedCompletionDate: CompletionDateInput,
  specificationVersionId: SpecificationInput,
  creditReason: CreditReasonInput,
};

/** The inputs of a new order. Its client may be new too. */
export const newOrderInputs = {
  ...orderInputs,
  client: OrdererInput,
  addsClient: AddClientInput,
  clientPhone: ClientPhoneInput,
  isOther: OtherClientInput,
};
