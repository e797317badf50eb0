import type { ThemeOptions } from "@mui/material";
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";
import tokensCss from "../../tokens.css?raw";
import { darkTokens, type TokenName } from "./darkTokens";
import { menuWidth } from "./menuWidth";

const declared = new Map(
  [...tokensCss.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value.trim(),
  ]),
);

/** The value of one of the design tokens, such as `ink` or `kraft-300`. */
function token(name: string): string {
  const value = declared.get(name);
  if (value === undefined) throw new Error(`There is no design token named ${name}`);
  return value;
}

type Ink = (name: TokenName) => string;

const palette = (ink: Ink, action: TokenName, onAction: TokenName) => ({
  primary: { main: ink(action), contrastText: ink(onAction) },
  secondary: { main: ink("accent"), contrastText: ink("accent-ink") },
  error: { main: ink("bad") },
  warning: { main: ink("warn") },
  success: { main: ink("good") },
  info: { main: ink("kraft-500") },
  background: { default: ink("paper"), paper: ink("paper-raised") },
  text: { primary: ink("ink"), secondary: ink("ink-soft") },
  divider: ink("line"),
});

const focusRing = (ink: Ink) => ({ outline: `3px solid ${ink("accent")}`, outlineOffset: 2 });

const input = { variant: "outlined", size: "small", margin: "dense", fullWidth: true } as const;

/** Components drawn alike by day and by night. */
const components = (
  ink: Ink,
  root: Readonly<Record<string, string>>,
): NonNullable<RaThemeOptions["components"]> => ({
  MuiCssBaseline: {
    styleOverrides: {
      ":root": root,
      "@media (prefers-reduced-motion: reduce)": {
        "*, ::before, ::after": { transitionDuration: "1ms !important" },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: { root: { minHeight: 44, "&.Mui-focusVisible": focusRing(ink) } },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: 44, minHeight: 44, "&.Mui-focusVisible": focusRing(ink) } },
  },
  // react-admin's own in the bar has no name.
  MuiCircularProgress: { defaultProps: { "aria-label": "Loading…" } },
  MuiListItemButton: { styleOverrides: { root: { "&.Mui-focusVisible": focusRing(ink) } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
  MuiTextField: { defaultProps: input },
  MuiFormControl: { defaultProps: input },
  MuiOutlinedInput: { styleOverrides: { root: { minHeight: 44 } } },
  RaLayout: { styleOverrides: { root: { minWidth: 0, "& .RaLayout-content": { minWidth: 0 } } } },
});

/** @param root additional styles of the document's root */
const theme = (
  base: Pick<ThemeOptions, "components">,
  ink: Ink,
  root: Readonly<Record<string, string>>,
): RaThemeOptions => ({
  sidebar: { width: menuWidth.open, closedWidth: menuWidth.closed },
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: token("font-text"),
    h1: { fontSize: "clamp(1.6rem, 1.3rem + 1.2vw, 2.1rem)", fontWeight: 700, lineHeight: 1.15 },
    h2: { fontSize: "1.25rem", fontWeight: 700 },
    button: { textTransform: "none", fontWeight: 600 },
  },
  components: { ...base.components, ...components(ink, root) },
});

const day: Ink = (name) => token(name);
const night: Ink = (name) => darkTokens[name];

/** CSS variables of the dark theme, for elements styled by the style sheet, such as the kanban. */
const nightSheet = Object.fromEntries(
  Object.entries(darkTokens).map(([name, value]) => [`--${name}`, value]),
);

export const lightTheme: RaThemeOptions = {
  ...theme(defaultLightTheme, day, {}),
  palette: { mode: "light", ...palette(day, "ink", "paper") },
};

export const darkTheme: RaThemeOptions = {
  ...theme(defaultDarkTheme, night, { colorScheme: "dark", ...nightSheet }),
  palette: { mode: "dark", ...palette(night, "kraft-700", "paper") },
};
