import { Box, Typography } from "@mui/material";
import type { ReactNode } from "react";

/** Labels with their values, in as many columns as have room. */
export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: "grid",
        gap: 2,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 200px), 1fr))",
      }}
    >
      {children}
    </Box>
  );
}

export function Fact({ label, children }: Readonly<{ label: string; children: ReactNode }>) {
  return (
    <div>
      <Typography component="dt" variant="caption">
        {label}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
        {children}
      </Typography>
    </div>
  );
}
