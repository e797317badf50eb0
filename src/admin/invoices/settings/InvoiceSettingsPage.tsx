import { Box, MenuItem, Typography } from "@mui/material";
import { useSimpleFormIteratorItem } from "react-admin";
import {
  InvoiceSettingsEdit,
  shipToStates,
  VersionedInvoiceSettings,
} from "../../../../contract/invoiceSettings";
import { ledgerKeys } from "../../../../domain/accounting/vouchers";
import { stateText } from "../../../../domain/clients/gstin";
import { valueOnlyQuantities } from "../../../../domain/invoices/eInvoice";
import { hasText } from "../../../../domain/texts";
import { useTexts } from "../../../texts/useTexts";
import { stateItems } from "../../clientFields/stateItems";
import { shownDate } from "../../formatMoment";
import { QueryResult } from "../../layout/QueryResult";
import { Screen, Section } from "../../layout/Screen";
import { CallForm } from "../../schema/CallForm";
import { readCurrentBy } from "../../schema/ConflictView";
import { FormRows } from "../../schema/FormRows";
import { formatterFor } from "../../schema/formatterFor";
import { FormField, FormPicture, FormSwitch } from "../../schema/formInputs";
import { AnyDraft, readDraft, withoutBlankRows } from "../../schema/readDraft";
import { formWidth } from "../../theme/plantTheme";
import { formRead, useHostCall } from "../../useHostQuery";
import {
  bankNames,
  type DatedName,
  datedColumns,
  datedNames,
  draftOf,
  numberNames,
  portalNames,
  supplierNames,
} from "./settingsDraft";
import { invoiceSettingsTexts } from "./texts";

export default function InvoiceSettingsPage() {
  const text = useTexts(invoiceSettingsTexts);
  const query = useHostCall(["invoiceSettings"], "getInvoiceSettings", {}, formRead);
  return (
    <Screen title={text("title")}>
      <QueryResult query={query} failed={text("failed")}>
        {(settings) => <SettingsForm settings={settings} />}
      </QueryResult>
    </Screen>
  );
}

const columns = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
};

function SettingsForm({ settings }: { readonly settings: VersionedInvoiceSettings }) {
  const text = useTexts(invoiceSettingsTexts);
  const labelOf = (part: string) => {
    const name = part.split(".").at(-1) ?? part;
    if (hasText(invoiceSettingsTexts.english.fields, name)) return text(`fields.${name}`);
    return hasText(invoiceSettingsTexts.english.groups, name) ? text(`groups.${name}`) : name;
  };
  const inputOf = (name: string, path = name) => (
    <FormField
      key={path}
      name={path}
      label={labelOf(name)}
      helperText={
        hasText(invoiceSettingsTexts.english.fieldHints, name) && text(`fieldHints.${name}`)
      }
      {...(name === "stateCode" && { select: true })}
      {...(name === "portalKeys" && { multiline: true, minRows: 3, maxRows: 12 })}
      slotProps={{ htmlInput: { autoComplete: "off" } }}
    >
      {name === "stateCode" && stateItems()}
    </FormField>
  );

  return (
    <CallForm
      schema={AnyDraft}
      initial={draftOf(settings)}
      read={(draft) => readDraft(InvoiceSettingsEdit, draft)}
      withoutBlanks={withoutBlankRows}
      call={(host, { value }) => host.call("updateInvoiceSettings", value)}
      next={(saved) => draftOf(saved)}
      done={text("saved")}
      failed={text("notSaved")}
      invalid={text("invalid")}
      conflicts={{
        what: text("title"),
        readCurrent: readCurrentBy(VersionedInvoiceSettings, draftOf),
        labelOf,
        textOf: ({ name }, value) => textOf(name, value),
      }}
      submitLabel={text("save")}
      maxWidth={formWidth}
    >
      <Typography color="text.secondary">{text("hint")}</Typography>
      <Section title={text("groups.supplier")} gap={1.5}>
        <Box sx={columns}>{supplierNames.map((name) => inputOf(name, `supplier.${name}`))}</Box>
      </Section>
      <Section title={text("groups.bank")} gap={1.5}>
        <Box sx={columns}>{bankNames.map((name) => inputOf(name))}</Box>
        <FormPicture
          name="logo"
          label={text("fields.logo")}
          words={{ upload: text("logo.upload"), remove: text("logo.remove") }}
          failed={text("logo.failed")}
        />
      </Section>
      <Section title={text("groups.numbers")} gap={1.5}>
        <Box sx={columns}>{numberNames.map((name) => inputOf(name))}</Box>
        <FormSwitch name="limitCountsOrders" label={text("fields.limitCountsOrders")} />
      </Section>
      {datedNames.map((name) => (
        <Section key={name} title={text(`groups.${name}`)} hint={text(`hints.${name}`)} gap={1.5}>
          <FormRows
            source={name}
            blank={() => Object.fromEntries(datedColumns[name].map((column) => [column, ""]))}
            add={text("add")}
            remove={(_, row) => text("remove", { row: text("row", { row }) })}
            columns={`repeat(${datedColumns[name].length}, minmax(0, 1fr))`}
          >
            <DatedInputs name={name} />
          </FormRows>
        </Section>
      ))}
      <Section title={text("groups.portalKeys")} hint={text("hints.portalKeys")} gap={1.5}>
        {portalNames.map((name) => inputOf(name))}
      </Section>
      <Section title={text("groups.ledgers")} hint={text("hints.ledgers")} gap={1.5}>
        <Box sx={columns}>{ledgerKeys.map((name) => inputOf(name, `ledgers.${name}`))}</Box>
      </Section>
    </CallForm>
  );
}

const isDate = (column: string) => column === "validFrom" || column === "validTo";

/** Writes a part of the settings as people read it: each row of a list with its values. */
function textOf(part: string, value: unknown): string {
  if (part === "limitCountsOrders") return formatterFor.yesNo(value);
  if (part === "supplier.stateCode") return stateText(String(value));
  const list = datedNames.find((name) => name === part);
  if (list === undefined || !Array.isArray(value)) return String(value);
  const cell = (row: unknown, column: string) => {
    const shown = String(Object(row)[column] ?? "");
    return shown !== "" && isDate(column) ? shownDate(shown) : shown;
  };
  return value
    .map((row) =>
      datedColumns[list]
        .map((column) => cell(row, column))
        .filter(Boolean)
        .join(", "),
    )
    .join("; ");
}

/** The choices of the columns that have some. */
const choices: Partial<Record<string, readonly string[]>> = {
  shipTo: shipToStates,
  valueOnly: valueOnlyQuantities,
};

/** The inputs of a row, with the date from which its values hold. */
function DatedInputs({ name }: { readonly name: DatedName }) {
  const text = useTexts(invoiceSettingsTexts);
  const { index } = useSimpleFormIteratorItem();
  const choiceText = (choice: string) => {
    const { shipToStates: states, valueOnlyQuantities: quantities } = invoiceSettingsTexts.english;
    if (hasText(states, choice)) return text(`shipToStates.${choice}`);
    return hasText(quantities, choice) ? text(`valueOnlyQuantities.${choice}`) : choice;
  };
  return datedColumns[name].map((column) => {
    const label = text(`fields.${column}`);
    return (
      <FormField
        key={column}
        name={column}
        type={isDate(column) ? "date" : "text"}
        select={choices[column] !== undefined}
        label={label}
        margin="none"
        slotProps={{
          htmlInput: {
            "aria-label": `${label}, ${text("row", { row: index + 1 })}`,
            autoComplete: "off",
          },
        }}
      >
        {choices[column]?.map((choice) => (
          <MenuItem key={choice} value={choice}>
            {choiceText(choice)}
          </MenuItem>
        ))}
      </FormField>
    );
  });
}
