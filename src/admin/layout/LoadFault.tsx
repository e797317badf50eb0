import { Alert, Box, Button, Typography } from "@mui/material";
import { useTranslate } from "react-admin";

interface LoadFaultProps {
  readonly message: string;
  /** What went wrong; its message names the call where its answer could not be read. */
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** Stands where something could not be loaded: what it was, why, and another try. */
export function LoadFault({ message, error, onRetry }: LoadFaultProps) {
  const translate = useTranslate();
  const reason = error instanceof Error ? error.message : undefined;
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      <Alert severity="error" variant="outlined" sx={{ width: "100%" }}>
        {message}
      </Alert>
      {reason !== undefined && reason !== message && (
        <Typography color="text.secondary">{reason}</Typography>
      )}
      {onRetry !== undefined && (
        <Button variant="outlined" onClick={onRetry}>
          {translate("plant.schema.again")}
        </Button>
      )}
    </Box>
  );
}
