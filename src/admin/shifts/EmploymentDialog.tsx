import { Typography } from "@mui/material";
import { FormDataConsumer } from "react-admin";
import { type Employment, EmploymentEdit, EmploymentEntry } from "../../../contract/employment";
import { useArrearsHint } from "../pay/exports";
import { FormField } from "../schema/FormDialog";
import { useTexts } from "../useTexts";
import { FactDialog, type FactProps } from "./FactDialog";
import { employmentTexts } from "./screenTexts";

const fields = ["joinedOn", "leftOn"] as const;

/** Asks when a person joined and left. */
export function EmploymentDialog({ facts: _, ...props }: FactProps<Employment>) {
  const text = useTexts(employmentTexts);
  const arrearsHint = useArrearsHint();
  const { fact } = props;
  const before = { joinedOn: fact?.joinedOn ?? "", leftOn: fact?.leftOn ?? "" };
  return (
    <FactDialog
      {...props}
      part="employments"
      defaultValues={before}
      entry={EmploymentEntry}
      edit={EmploymentEdit}
      create={(host, value) => host.call("createEmployment", value)}
      update={(host, id, value) => host.call("updateEmployment", { id, ...value })}
    >
      {fields.map((name, index) => (
        <FormField
          key={name}
          name={name}
          type="date"
          label={text(`employments.${name}`)}
          helperText={name === "leftOn" ? text("employments.leftHint") : ""}
          autoFocus={index === 0}
          required={name === "joinedOn"}
          fullWidth
          margin="normal"
          slotProps={{ inputLabel: { shrink: true } }}
        />
      ))}
      <FormDataConsumer>
        {({ formData }) => {
          const changed = fields.flatMap((name) => {
            const now = String(formData[name] ?? "");
            return before[name] === now ? [] : [before[name], now];
          });
          const arrears = arrearsHint(...changed);
          return arrears !== "" && <Typography role="status">{arrears}</Typography>;
        }}
      </FormDataConsumer>
    </FactDialog>
  );
}
