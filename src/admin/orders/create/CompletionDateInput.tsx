import { Box } from "@mui/material";
import { FormDataConsumer, useTranslate } from "react-admin";
import { indiaDate } from "../../../../contract/indiaTime";
import type { Field } from "../../schema/fieldsOf";
import { inputFor } from "../../schema/inputFor";

const field: Field = {
  name: "expectedCompletionDate",
  kind: "date",
  isRequired: true,
  choices: [],
};

const isPast = (date: unknown) =>
  typeof date === "string" && date !== "" && date < indiaDate(new Date());

/** When the order should be done. A day in the past is questioned, and taken all the same. */
export function CompletionDateInput() {
  const translate = useTranslate();
  return (
    <FormDataConsumer>
      {({ formData: { expectedCompletionDate } }) => (
        <inputFor.date
          field={field}
          isRequired
          hint={
            isPast(expectedCompletionDate) && (
              <Box component="span" role="status" sx={{ color: "warning.main", fontWeight: 600 }}>
                {translate("plant.orderCreate.past")}
              </Box>
            )
          }
        />
      )}
    </FormDataConsumer>
  );
}
