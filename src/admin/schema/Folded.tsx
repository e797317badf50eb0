import ExpandMore from "@mui/icons-material/ExpandMore";
import { Box, Button } from "@mui/material";
import { type ReactNode, useState } from "react";

interface FoldedProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Shows its children on a phone after a press, and on a wider screen always. The inputs of a form stay mounted. */
export function Folded({ label, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
        endIcon={<ExpandMore sx={{ transform: isOpen ? "rotate(180deg)" : "none" }} />}
        sx={{ display: { sm: "none" }, justifySelf: "start" }}
      >
        {label}
      </Button>
      <Box sx={{ display: { xs: isOpen ? "contents" : "none", sm: "contents" } }}>{children}</Box>
    </>
  );
}
