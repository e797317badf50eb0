import { Alert, Box, Button, Paper, type Theme, Typography, useMediaQuery } from "@mui/material";
import { type ReactNode, useEffect, useId, useState } from "react";
import { useTimeout } from "react-admin";
import { Link, useNavigate } from "react-router-dom";
import { isMissingCode } from "../../browser/pageStart";
import { useTexts } from "../../texts/useTexts";
import { dashboardPath } from "../addresses";
import { layoutTexts } from "./texts";

interface ScreenProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The longest time in milliseconds in which the parts of a screen wait for the parts above them. */
const openingMs = 10_000;

/** Marks a column inside a screen. While the screen opens, the column's own parts appear from top to bottom too. */
export const inOrder = { "data-in-order": "" } as const;

const stack = {
  px: { xs: 1, sm: 2 },
  py: { xs: 1.5, sm: 3 },
  display: "flex",
  flexDirection: "column",
  // Small on a phone, so that the first row of a list is in sight without scrolling.
  gap: { xs: 1.5, sm: 3 },
} as const;

/** Hides what stands below a part that is still loading, so that nothing that a person can press moves. */
const opening = {
  ...stack,
  "&, & [data-in-order]": {
    "& > [data-pending] ~ *, & > :has([data-pending]) ~ *": { visibility: "hidden" },
  },
} as const;

export function Screen({ title, actions, children }: ScreenProps) {
  useDocumentTitle(title);
  const isOpened = useTimeout(openingMs);
  return (
    <Box sx={isOpened ? stack : opening}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Typography variant="h1" sx={{ flexGrow: 1 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  );
}

interface SectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly actions?: ReactNode;
  /** The space between the parts of the screen, in the theme's units. */
  readonly gap?: number;
  /** In pixels. */
  readonly maxWidth?: number;
  readonly children: ReactNode;
}

export function Section({ title, hint, actions, gap = 2, maxWidth, children }: SectionProps) {
  const heading = useId();
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={heading}
      sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap, minWidth: 0, maxWidth }}
    >
      <div>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
          <Typography id={heading} variant="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          {actions}
        </Box>
        {hint !== undefined && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 0.5 }}>
            {hint}
          </Typography>
        )}
      </div>
      {children}
    </Paper>
  );
}

/** Names the browser's tab after the screen, because react-admin does not. */
export function useDocumentTitle(title: string): void {
  const text = useTexts(layoutTexts);
  const product = text("product");
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}

/** True if the screen is too narrow for a table beside the menu. Rows are then cards. */
export const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"));

/**
 * Returns a function that tells if the browser is still at the path at which the calling page was opened.
 * A page stays on the screen after a click on a link until the code of the next page is there.
 */
export function useIsOpen(): () => boolean {
  const [pathname] = useState(() => window.location.pathname);
  return () => window.location.pathname === pathname;
}

export function AccessDeniedScreen() {
  const text = useTexts(layoutTexts);
  const navigate = useNavigate();
  return (
    <Screen title={text("denied.title")}>
      <Typography>{text("denied.text")}</Typography>
      <Button variant="contained" sx={{ alignSelf: "start" }} onClick={() => navigate(-1)}>
        {text("denied.back")}
      </Button>
    </Screen>
  );
}

export function NotFoundScreen() {
  const text = useTexts(layoutTexts);
  return (
    <Screen title={text("notFound.title")}>
      <Typography>{text("notFound.text")}</Typography>
      <Button component={Link} to={dashboardPath} variant="contained" sx={{ alignSelf: "start" }}>
        {text("notFound.home")}
      </Button>
    </Screen>
  );
}

/** Replaces a screen that threw. A reload helps after a lost network or a new release. */
export function ScreenError({ error }: { readonly error: Error }) {
  const text = useTexts(layoutTexts);
  const reason = isMissingCode(error) ? "code" : "unknown";
  return (
    <Screen title={text("failure.title")}>
      <Alert severity="error" variant="outlined">
        {text(`failure.${reason}`)}
      </Alert>
      <Button
        variant="contained"
        sx={{ alignSelf: "start" }}
        onClick={() => window.location.reload()}
      >
        {text("failure.reload")}
      </Button>
    </Screen>
  );
}
