import { Box, Button, Typography } from "@mui/material";
import { schemaTexts } from "../schema/texts";
import { useTexts } from "../useTexts";

interface QuietErrorProps {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Stands where something could not be loaded of which the console alone gives the reason. */
export function QuietError({ message, onRetry }: QuietErrorProps) {
  const text = useTexts(schemaTexts);
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "center", py: 8, textAlign: "center" }}>
      <Typography role="status" color="text.secondary">
        {message}
      </Typography>
      <Button variant="outlined" onClick={onRetry}>
        {text("again")}
      </Button>
    </Box>
  );
}
