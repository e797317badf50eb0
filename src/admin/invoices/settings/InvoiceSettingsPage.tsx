import Add from "@mui/icons-material/Add";
import Delete from "@mui/icons-material/Delete";
import {
  Box,
  Button,
  FormControlLabel,
  IconButton,
  MenuItem,
  Switch,
  TextField,
  Typography,
} from "@mui/material";
import type { FieldErrors } from "../../../../contract/errors";
import { shipToStates, VersionedInvoiceSettings } from "../../../../contract/invoiceSettings";
import { ledgerKeys } from "../../../../domain/accounting/vouchers";
import { states, stateText } from "../../../../domain/clients/gstin";
import { valueOnlyQuantities } from "../../../../domain/invoices/eInvoice";
import { hasText } from "../../../../domain/texts";
import { useTexts } from "../../../texts/useTexts";
import { shownDate } from "../../formatMoment";
import { DateField } from "../../layout/DateField";
import { UploadedPicture } from "../../layout/FileButton";
import { QueryResult } from "../../layout/QueryResult";
import { Screen, Section } from "../../layout/Screen";
import { readDraftBy } from "../../schema/ConflictView";
import { DraftForm } from "../../schema/DraftForm";
import { DraftField } from "../../schema/FormDialog";
import { formatterFor, noValue } from "../../schema/formatterFor";
import { useDraftForm } from "../../schema/useDraftForm";
import { formWidth } from "../../theme/plantTheme";
import { formRead, useHost, useHostCall } from "../../useHostQuery";
import {
  bankNames,
  type DatedName,
  datedColumns,
  datedNames,
  draftOf,
  numberNames,
  partsOf,
  portalNames,
  readSettingsDraft,
  rowsIn,
  SettingsDraft,
  supplierNames,
  withParts,
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
  const host = useHost();
  const form = useDraftForm({
    schema: SettingsDraft,
    initial: () => draftOf(settings),
    read: readSettingsDraft,
    save: async (value) => draftOf(await host.call("updateInvoiceSettings", value)),
    saved: text("saved"),
    conflicts: {
      theirs: readDraftBy(VersionedInvoiceSettings, draftOf),
      partsOf,
      withParts,
    },
    text,
  });
  const { draft, errors, change } = form;

  const labelOf = (name: string) =>
    hasText(invoiceSettingsTexts.english.fields, name)
      ? text(`fields.${name}`)
      : hasText(invoiceSettingsTexts.english.groups, name)
        ? text(`groups.${name}`)
        : name;
  const inputOf = (part: "supplier" | "plain" | "ledgers", path: string, name: string) => (
    <DraftField
      key={name}
      name={`${part}.${name}`}
      label={labelOf(name)}
      message={errors[path + name]}
      helperText={
        hasText(invoiceSettingsTexts.english.fieldHints, name) && text(`fieldHints.${name}`)
      }
      {...(name === "stateCode" && { select: true })}
      {...(name === "portalKeys" && { multiline: true, minRows: 3, maxRows: 12 })}
      slotProps={{ htmlInput: { autoComplete: "off" } }}
    >
      {name === "stateCode" &&
        [...states.keys()].map((code) => (
          <MenuItem key={code} value={code}>
            {stateText(code)}
          </MenuItem>
        ))}
    </DraftField>
  );

  return (
    <DraftForm
      form={form}
      submitLabel={text("save")}
      maxWidth={formWidth}
      conflictWords={{ what: text("title"), labelOf, textOf }}
    >
      <Typography color="text.secondary">{text("hint")}</Typography>
      <Section title={text("groups.supplier")} gap={1.5}>
        <Box sx={columns}>
          {supplierNames.map((name) => inputOf("supplier", "supplier.", name))}
        </Box>
      </Section>
      <Section title={text("groups.bank")} gap={1.5}>
        <Box sx={columns}>{bankNames.map((name) => inputOf("plain", "", name))}</Box>
        <UploadedPicture
          label={text("fields.logo")}
          words={{ upload: text("logo.upload"), remove: text("logo.remove") }}
          failed={text("logo.failed")}
          url={draft.plain.logo ?? ""}
          error={errors.logo}
          onChange={(logo) => change({ plain: { ...draft.plain, logo } })}
        />
      </Section>
      <Section title={text("groups.numbers")} gap={1.5}>
        <Box sx={columns}>{numberNames.map((name) => inputOf("plain", "", name))}</Box>
        <FormControlLabel
          control={
            <Switch
              checked={draft.limitCountsOrders}
              onChange={(_, limitCountsOrders) => change({ limitCountsOrders })}
            />
          }
          label={text("fields.limitCountsOrders")}
        />
      </Section>
      {datedNames.map((name) => (
        <DatedRows
          key={name}
          name={name}
          rows={draft[name]}
          errors={errors}
          onChange={(rows) => change({ [name]: rows })}
        />
      ))}
      <Section title={text("groups.portalKeys")} hint={text("hints.portalKeys")} gap={1.5}>
        {portalNames.map((name) => inputOf("plain", "", name))}
      </Section>
      <Section title={text("groups.ledgers")} hint={text("hints.ledgers")} gap={1.5}>
        <Box sx={columns}>{ledgerKeys.map((name) => inputOf("ledgers", "ledgers.", name))}</Box>
      </Section>
    </DraftForm>
  );
}

/** Writes a part of the settings as people read it: each row of a list with its values. */
function textOf(part: string, value: string): string {
  if (part === "limitCountsOrders") return formatterFor.yesNo(value === "true");
  if (part === "stateCode") return stateText(value) || noValue;
  if (!datedNames.some((name) => name === part)) return value || noValue;
  const rows = rowsIn(value).map(({ validFrom = "", ...values }) =>
    [validFrom && shownDate(validFrom), ...Object.values(values)].filter(Boolean).join(", "),
  );
  return rows.join("; ") || noValue;
}

type Row = Readonly<Record<string, string>>;

interface DatedRowsProps {
  readonly name: DatedName;
  readonly rows: readonly Row[];
  /** The keys are paths such as `gstRows.2.hsn`. */
  readonly errors: FieldErrors;
  readonly onChange: (rows: Record<string, string>[]) => void;
}

/** Values with the date from which each holds. */
function DatedRows({ name, rows, errors, onChange }: DatedRowsProps) {
  const text = useTexts(invoiceSettingsTexts);
  const columns = datedColumns[name];
  const numbered = rows.map((row, index) => ({ row, index }));
  const replace = (changed: number, values: Row) =>
    onChange(rows.map((row, index) => ({ ...row, ...(index === changed && values) })));
  return (
    <Section title={text(`groups.${name}`)} hint={text(`hints.${name}`)} gap={1.5}>
      <Box sx={{ display: "grid", gap: { xs: 4, sm: 1.5 } }}>
        {numbered.map(({ row, index }) => {
          const rowName = text("row", { row: index + 1 });
          return (
            <Box
              key={index}
              sx={{
                display: "grid",
                gap: 1.5,
                alignItems: "start",
                gridTemplateColumns: {
                  xs: "minmax(0, 1fr) 44px",
                  sm: `repeat(${columns.length}, minmax(0, 1fr)) 44px`,
                },
              }}
            >
              {columns.map((column) => {
                const error = errors[`${name}.${index}.${column}`];
                const label = text(`fields.${column}`);
                const look = {
                  margin: "none",
                  label,
                  value: row[column] ?? "",
                  error: error !== undefined,
                  helperText: error,
                  slotProps: {
                    htmlInput: { "aria-label": `${label}, ${rowName}`, autoComplete: "off" },
                  },
                  sx: { gridColumn: { xs: 1, sm: "auto" } },
                } as const;
                const change = ({ target }: { readonly target: { readonly value: string } }) =>
                  replace(index, { [column]: target.value });
                return column === "validFrom" || column === "validTo" ? (
                  <DateField {...look} key={column} type="date" keepsText onChange={change} />
                ) : (
                  <TextField
                    {...look}
                    key={column}
                    onChange={change}
                    {...((column === "shipTo" || column === "valueOnly") && { select: true })}
                  >
                    {column === "shipTo" &&
                      shipToStates.map((state) => (
                        <MenuItem key={state} value={state}>
                          {text(`shipToStates.${state}`)}
                        </MenuItem>
                      ))}
                    {column === "valueOnly" &&
                      valueOnlyQuantities.map((quantity) => (
                        <MenuItem key={quantity} value={quantity}>
                          {text(`valueOnlyQuantities.${quantity}`)}
                        </MenuItem>
                      ))}
                  </TextField>
                );
              })}
              <IconButton
                aria-label={text("remove", { row: rowName })}
                onClick={() =>
                  onChange(rows.filter((_, other) => other !== index).map((one) => ({ ...one })))
                }
              >
                <Delete />
              </IconButton>
            </Box>
          );
        })}
      </Box>
      <Button
        startIcon={<Add />}
        sx={{ justifySelf: "start" }}
        onClick={() =>
          onChange([
            ...rows.map((row) => ({ ...row })),
            Object.fromEntries(columns.map((column) => [column, ""])),
          ])
        }
      >
        {text("add")}
      </Button>
    </Section>
  );
}
