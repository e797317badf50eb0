import { type Theme, useMediaQuery } from "@mui/material";

/** True if the screen is too narrow for a table beside the menu. Rows are then cards. */
export const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
