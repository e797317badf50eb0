import Add from "@mui/icons-material/Add";
import Delete from "@mui/icons-material/Delete";
import { Box, Button, IconButton, TextField } from "@mui/material";
import type { FieldErrors } from "../../../../contract/errors";
import { useTexts } from "../../../texts/useTexts";
import { DateField } from "../../layout/DateField";
import { Section } from "../../layout/Section";
import { type DatedName, datedColumns } from "./settingsDraft";
import { invoiceSettingsTexts } from "./texts";

type Row = Readonly<Record<string, string>>;

interface DatedRowsProps {
  readonly name: DatedName;
  readonly rows: readonly Row[];
  /** The keys are paths such as `gstRows.2.hsn`. */
  readonly errors: FieldErrors;
  readonly onChange: (rows: Record<string, string>[]) => void;
}

/** Values with the date from which each holds. */
export function DatedRows({ name, rows, errors, onChange }: DatedRowsProps) {
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
                return column === "validFrom" ? (
                  <DateField {...look} key={column} type="date" keepsText onChange={change} />
                ) : (
                  <TextField {...look} key={column} onChange={change} />
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
