import { Box, type SxProps, type Theme } from "@mui/material";
import type { ReactNode } from "react";
import { scrollShadow } from "../theme/scrollShadow";

interface ScrollBoxProps {
  /** Names the box for screen readers. */
  readonly label: string;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** A box that scrolls sideways, also by keyboard. */
export function ScrollBox({ label, sx = [], children }: ScrollBoxProps) {
  return (
    <Box
      role="group"
      aria-label={label}
      tabIndex={0}
      sx={[
        scrollShadow,
        { minWidth: 0, containerType: "inline-size" },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
