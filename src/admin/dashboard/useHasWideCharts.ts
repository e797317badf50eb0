import { type Theme, useMediaQuery } from "@mui/material";

/** True if the window is wide enough for all charts in one row, so that they stand above the lists. */
export const useHasWideCharts = () =>
  useMediaQuery<Theme>((theme) => theme.breakpoints.up("lg"), { noSsr: true });
