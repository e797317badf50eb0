/** The design tokens in the dark theme: the same paper, kraft and ink on a dark ground. */
export const darkTokens = {
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

export type TokenName = keyof typeof darkTokens;
