import { Card, CardActionArea, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useTexts } from "../useTexts";
import { dashboardTexts } from "./texts";
import type { useFigure } from "./useFigure";

interface GlanceTileProps {
  readonly label: string;
  readonly to: string;
  readonly glance: ReturnType<typeof useFigure<ReactNode>>;
}

/** One figure of the dashboard, with a link to the screen behind the figure. */
export function FigureTile({ label, to, glance }: GlanceTileProps) {
  const text = useTexts(dashboardTexts);
  const { data, isFailed, isRefused } = glance;
  if (isRefused) return null;
  return (
    <Card component="li" variant="outlined" sx={{ display: "grid" }}>
      <CardActionArea
        component={Link}
        to={to}
        sx={{ p: 2, display: "grid", placeContent: "start" }}
      >
        <Typography variant="body2" color="text.secondary">
          {label}
        </Typography>
        <Typography
          component="span"
          sx={{ fontSize: "1.75rem", fontWeight: 700, fontVariantNumeric: "tabular-nums" }}
        >
          {data ?? (isFailed ? "–" : <Skeleton width="4ch" />)}
        </Typography>
        {isFailed && (
          <Typography variant="body2" color="error">
            {text("failed")}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  );
}
