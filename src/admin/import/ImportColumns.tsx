import { Box, Chip, Typography } from "@mui/material";
import { useTexts } from "../useTexts";
import { importTexts } from "./screenTexts";

/** A column that a file may have. */
export interface ImportColumn {
  readonly name: string;
  readonly label: string;
  readonly isRequired: boolean;
  /** True if the column names the record that a row changes. */
  readonly isKey: boolean;
}

interface ImportColumnsProps {
  readonly fields: readonly ImportColumn[];
}

/** Instructions and the columns of a file. Marks the required columns. */
export function ImportColumns({ fields }: ImportColumnsProps) {
  const text = useTexts(importTexts);
  const keys = fields.filter(({ isKey }) => isKey).map(({ label }) => label);
  const noted = ({ label, isKey, isRequired }: ImportColumn) => {
    if (isKey) return `${label} (${text("key")})`;
    return isRequired ? `${label} (${text("needed")})` : label;
  };
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Typography sx={{ maxWidth: "70ch" }}>{text("hint")}</Typography>
      <Typography sx={{ maxWidth: "70ch" }}>
        {text("update", { keys: keys.join(text("or")) })}
      </Typography>
      <Typography variant="h2">{text("columns")}</Typography>
      <Box
        component="ul"
        sx={{ display: "flex", flexWrap: "wrap", gap: 1, m: 0, p: 0, listStyle: "none" }}
      >
        {fields.map((field) => (
          <li key={field.name}>
            <Chip variant={field.isRequired ? "filled" : "outlined"} label={noted(field)} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
