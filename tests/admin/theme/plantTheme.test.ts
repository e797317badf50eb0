import { expect, test } from "vitest";
import { darkTheme, lightTheme } from "../../../src/admin/theme/plantTheme";

test.each([
  ["light", lightTheme],
  ["dark", darkTheme],
])("the %s theme omits transitions for people who ask for less motion", (_name, theme) => {
  expect(theme.components?.MuiCssBaseline?.styleOverrides).toMatchObject({
    "@media (prefers-reduced-motion: reduce)": {
      "*, ::before, ::after": { transitionDuration: "1ms !important" },
    },
  });
});
