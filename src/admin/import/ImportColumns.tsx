import { Box, Chip, Typography } from "@mui/material";
import { useScreenTexts } from "../useScreenTexts";
import { importTexts } from "./screenTexts";

interface ImportColumnsProps {
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly isRequired: boolean;
  }[];
}

/** What to do, and which columns a file has: those that must be there are marked. */
export function ImportColumns({ fields }: ImportColumnsProps) {
  const text = useScreenTexts(importTexts);
  return (
    <Box sx={{ display: "grid", gap: 1.5 }}>
      <Typography sx={{ maxWidth: "70ch" }}>{text("hint")}</Typography>
      <Typography variant="h2">{text("columns")}</Typography>
      <Box
        component="ul"
        sx={{ display: "flex", flexWrap: "wrap", gap: 1, m: 0, p: 0, listStyle: "none" }}
      >
        {fields.map(({ name, label, isRequired }) => (
          <li key={name}>
            <Chip
              variant={isRequired ? "filled" : "outlined"}
              label={isRequired ? `${label} (${text("needed")})` : label}
            />
          </li>
        ))}
      </Box>
    </Box>
  );
}
