import ExpandMore from "@mui/icons-material/ExpandMore";
import { Box, Button } from "@mui/material";
import { type ReactNode, useState } from "react";

interface FoldedProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Parts that a phone shows after a press. A wider screen always shows them. They stay mounted, as a form's inputs have to. */
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
