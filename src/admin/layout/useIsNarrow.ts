import { type Theme, useMediaQuery } from "@mui/material";

/** Whether the screen is too narrow for a table beside the menu: rows are shown as cards then. */
export const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));
