import { Box, type SxProps, type Theme } from "@mui/material";
import type { ReactNode } from "react";
import { scrollShadow } from "../theme/scrollShadow";

interface ScrollBoxProps {
  /** What scrolls, for those who come to it by the keyboard. */
  readonly label: string;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** What may be wider than the screen: it scrolls sideways, by the keyboard too. */
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
