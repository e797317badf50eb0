import ExpandMore from "@mui/icons-material/ExpandMore";
import { Box } from "@mui/material";
import { type ReactNode, useState } from "react";

type DisclosureProps = Readonly<{ summary: ReactNode; children: ReactNode }>;

/** A line that expands to its details. The details are rendered when the line is first expanded. */
export function Disclosure({ summary, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="details" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <Box
        component="summary"
        sx={{
          display: "grid",
          gridTemplateColumns: "24px minmax(0, 1fr)",
          gap: 1,
          alignItems: "center",
          boxSizing: "border-box",
          minHeight: 44,
          py: 1,
          cursor: "pointer",
          listStyle: "none",
          "&::-webkit-details-marker": { display: "none" },
          "&:hover": { bgcolor: "action.hover" },
        }}
      >
        <ExpandMore
          aria-hidden
          color="action"
          sx={{ transform: isOpen ? "none" : "rotate(-90deg)" }}
        />
        {summary}
      </Box>
      {isOpen && <Box sx={{ pl: { xs: 1.5, sm: 4 }, pb: 1 }}>{children}</Box>}
    </Box>
  );
}

/** A line without details, as wide as a line with details. */
export const PlainLine = ({ children }: { readonly children: ReactNode }) => (
  <Box
    sx={{
      display: "grid",
      alignItems: "center",
      boxSizing: "border-box",
      minHeight: 44,
      pl: 4,
      py: 1,
    }}
  >
    {children}
  </Box>
);
