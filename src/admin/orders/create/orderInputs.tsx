import { Box } from "@mui/material";
import { useId, useMemo } from "react";
import { FormDataConsumer, useGetList } from "react-admin";
import { indiaDate } from "../../../../domain/indiaTime";
import { readNumber } from "../../../../domain/readNumber";
import { FieldInput, type FieldInputProps } from "../../schema/FieldInput";
import { inputFor } from "../../schema/inputFor";
import { useTexts } from "../../useTexts";
import type { KanbanOrder } from "../kanban/kanbanRules";
import { namesIn } from "../kanban/kanbanRules";
import { orderCreateTexts } from "../screenTexts";
import { wholeQuantity } from "./orderDraft";
import { SpecificationInput } from "./SpecificationInput";

/** The latest orders hold most clients who order again, so older orders are not read. */
const latest = { page: 1, perPage: 500 };
const newestFirst = { field: "id", order: "DESC" } as const;
const noSuggestions = { onError: () => undefined };
const none: readonly KanbanOrder[] = [];

/** The client. Suggests the clients of the latest orders, in alphabetical order. */
function ClientInput(props: FieldInputProps) {
  const list = useId();
  const { data = none } = useGetList<KanbanOrder>(
    "orders",
    { pagination: latest, sort: newestFirst },
    noSuggestions,
  );
  const clients = useMemo(() => namesIn(data, "client"), [data]);
  return (
    <>
      <FieldInput {...props} suggestions={list} />
      <datalist id={list}>
        {clients.map((client) => (
          <option key={client} value={client} />
        ))}
      </datalist>
    </>
  );
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

const AddressInput = (props: FieldInputProps) => <FieldInput {...props} multiline minRows={2} />;

const isPast = (date: unknown) =>
  typeof date === "string" && date !== "" && date < indiaDate(new Date());

/** The day on which the order should be done. A date in the past is allowed, with a warning. */
function CompletionDateInput(props: FieldInputProps) {
  const text = useTexts(orderCreateTexts);
  return (
    <FormDataConsumer>
      {({ formData: { expectedCompletionDate } }) => (
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
      )}
    </FormDataConsumer>
  );
}

/** Fields of the order forms. */
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

/** The inputs of a new order that do more than their kind's. */
export const orderInputs = {
  client: ClientInput,
  quantity: QuantityInput,
  deliveryAddress: AddressInput,
  expectedCompletionDate: CompletionDateInput,
  specificationVersionId: SpecificationInput,
};
