import { Box, Button } from "@mui/material";
import { Link } from "react-router-dom";
import { useScreensBelow } from "./menuEntries";

/** Links to the screens that the menu leaves to this page. Empty without access to a screen. */
export function ScreensBelow({ name }: { readonly name: string }) {
  const screens = useScreensBelow(name);
  if (screens.length === 0) return null;
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
      {screens.map(({ to, label }) => (
        <Button key={to} component={Link} to={to} variant="outlined">
          {label}
        </Button>
      ))}
    </Box>
  );
}
