import { FormDataConsumer, useTranslate } from "react-admin";
import type { Field } from "../../schema/fieldsOf";
import { inputFor } from "../../schema/inputFor";
import { wholeQuantity } from "./orderDraft";

const field: Field = { name: "quantity", kind: "whole", isRequired: true, choices: [] };

/** How many pieces are ordered. What is sent is a whole number: of any other the box says which. */
export function QuantityInput() {
  const translate = useTranslate();
  return (
    <FormDataConsumer>
      {({ formData: { quantity } }) => {
        const sent = wholeQuantity(quantity);
        const isCut = typeof sent === "number" && sent !== Number(quantity);
        return (
          <inputFor.whole
            field={field}
            isRequired
            hint={isCut ? translate("plant.orderCreate.whole", { quantity: sent }) : undefined}
          />
        );
      }}
    </FormDataConsumer>
  );
}
