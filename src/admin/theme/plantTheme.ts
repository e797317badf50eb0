import type { Theme, ThemeOptions } from "@mui/material";
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from "react-admin";
import { readLanguage } from "../../texts/useTexts";
import tokensCss from "../../tokens.css?raw";

/** Labels for screen readers of MUI's parts that have none, in the language in which the office starts. */
const labels = {
  en: { loading: "Loading…", pages: "pagination navigation" },
  hi: { loading: "लोड हो रहा है…", pages: "पेज" },
  kn: { loading: "ಲೋಡ್ ಆಗುತ್ತಿದೆ…", pages: "ಪುಟಗಳು" },
}[readLanguage()];

const declared = new Map(
  [...tokensCss.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value.trim(),
  ]),
);

/** Returns the value of a design token, such as `ink` or `kraft-300`. */
function token(name: string): string {
  const value = declared.get(name);
  if (value === undefined) throw new Error(`There is no design token named ${name}`);
  return value;
}

/** The design tokens in the dark theme: the same paper, kraft and ink on a dark ground. */
const darkTokens = {
  paper: "#12191f",
  "paper-raised": "#1a242c",
  "kraft-100": "#262219",
  "kraft-200": "#3a3122",
  "kraft-300": "#5c4a2e",
  "kraft-400": "#a5844f",
  "kraft-500": "#c29c62",
  "kraft-700": "#e2c796",
  "kraft-900": "#f5ead5",
  ink: "#f1ece2",
  "ink-soft": "#b4bec6",
  line: "#37444e",
  accent: "#ee8059",
  "accent-ink": "#20100a",
  good: "#86c99b",
  warn: "#e3b760",
  bad: "#f39188",
};

type TokenName = keyof typeof darkTokens;

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
      "@keyframes passing": {
        from: { transform: "translateX(-100%)" },
        to: { transform: "translateX(250%)" },
      },
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 44, "&.Mui-focusVisible": focusRing(ink) },
      // A system with forced colours, such as Windows' high contrast, removes the button's background.
      contained: { "@media (forced-colors: active)": { border: "1px solid" } },
    },
  },
  MuiIconButton: {
    styleOverrides: { root: { minWidth: 44, minHeight: 44, "&.Mui-focusVisible": focusRing(ink) } },
  },
  // react-admin gives the spinner in the app bar no label.
  MuiCircularProgress: { defaultProps: { "aria-label": labels.loading } },
  // MUI moves the two bars by `left`, which costs a phone a layout in each frame, and which browsers count as layout shifts.
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        "&.MuiLinearProgress-indeterminate": {
          "& .MuiLinearProgress-bar1": {
            right: "auto",
            width: "40%",
            animation: "passing 1.5s ease-in-out infinite",
          },
          "& .MuiLinearProgress-bar2": { display: "none" },
        },
      },
    },
  },
  MuiPagination: { defaultProps: { "aria-label": labels.pages } },
  MuiListItemButton: { styleOverrides: { root: { "&.Mui-focusVisible": focusRing(ink) } } },
  MuiChip: {
    defaultProps: { size: "small", variant: "outlined" },
    styleOverrides: { root: { fontWeight: 600 } },
  },
  MuiPaper: { styleOverrides: { root: { backgroundImage: "none" } } },
  MuiTextField: {
    defaultProps: input,
    styleOverrides: {
      root: {
        // A long label ends before the button or the arrow of the field.
        "&:has(.MuiInputAdornment-positionEnd, .MuiSelect-icon) > .MuiInputLabel-root:not(.MuiInputLabel-shrink)":
          { maxWidth: "calc(100% - 68px)" },
      },
    },
  },
  MuiFormControl: { defaultProps: input },
  MuiOutlinedInput: { styleOverrides: { root: { minHeight: 44 } } },
  // A phone's app bar has room only for the icon of the language button.
  RaLocalesMenuButton: {
    styleOverrides: {
      root: {
        "@media (max-width: 599.95px)": {
          "& .MuiButton-root": { minWidth: 44, padding: 0, fontSize: 0 },
          "& .MuiButton-startIcon": { margin: 0 },
          "& .MuiButton-endIcon": { display: "none" },
        },
      },
    },
  },
  // react-admin hides the bar that shows that the menu scrolls.
  RaSidebar: { styleOverrides: { root: { "& .RaSidebar-fixed": { scrollbarWidth: "thin" } } } },
  RaLayout: { styleOverrides: { root: { minWidth: 0, "& .RaLayout-content": { minWidth: 0 } } } },
});

/** The largest width of a form in pixels. All else is as wide as the window. */
export const formWidth = 900;

/** The side menu's width in pixels, with its labels and without. */
export const menuWidth = { open: 220, closed: 56 };

/**
 * Returns the theme of one colour scheme.
 * @param root additional styles of the document's root
 */
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

/**
 * Returns the style of a shadow on each side with hidden content. A background that scrolls with the content covers the
 * shadow at the end.
 */
export const scrollShadow = ({ palette: { background } }: Theme) => {
  const cover = (to: string) => `linear-gradient(to ${to}, ${background.paper} 40%, transparent)`;
  const shadow = (side: string) =>
    `radial-gradient(farthest-side at ${side} 50%, rgb(0 0 0 / 45%), transparent)`;
  return {
    overflowX: "auto",
    backgroundImage: `${cover("right")}, ${cover("left")}, ${shadow("0")}, ${shadow("100%")}`,
    backgroundPosition: "left, right, left, right",
    backgroundRepeat: "no-repeat",
    backgroundSize: "48px 100%, 48px 100%, 16px 100%, 16px 100%",
    backgroundAttachment: "local, local, scroll, scroll",
  };
};
