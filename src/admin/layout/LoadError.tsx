import { Alert, Box, Button, Typography } from "@mui/material";
import { useGetResourceLabel } from "react-admin";
import { RecordNotFound } from "../../api/httpClient";
import { schemaTexts } from "../schema/texts";
import { useTexts } from "../useTexts";

interface LoadErrorProps {
  readonly message: string;
  /** The error. The message of an unreadable reply names the call. */
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** Stands where something could not be loaded: what it was, or that there is none, why, and another try. */
export function LoadError({ message, error, onRetry }: LoadErrorProps) {
  const schemaText = useTexts(schemaTexts);
  const labelOf = useGetResourceLabel();
  const isMissing = error instanceof RecordNotFound;
  const text = isMissing
    ? schemaText("show.missing", {
        one: labelOf(error.resource, 1).toLowerCase(),
        id: error.id,
      })
    : message;
  const reason = error instanceof Error && !isMissing ? error.message : undefined;
  return (
    <Box sx={{ display: "grid", gap: 1.5, justifyItems: "start" }}>
      <Alert severity="error" variant="outlined" sx={{ width: "100%" }}>
        {text}
      </Alert>
      {reason !== undefined && reason !== message && (
        <Typography color="text.secondary">{reason}</Typography>
      )}
      {onRetry !== undefined && (
        <Button variant="outlined" onClick={onRetry}>
          {schemaText("again")}
        </Button>
      )}
    </Box>
  );
}
