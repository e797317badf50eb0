import { Alert, Box, Button, LinearProgress, Typography } from "@mui/material";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useGetResourceLabel, useTimeout } from "react-admin";
import { RecordNotFound } from "../../dataProvider";
import { useTexts } from "../../texts/useTexts";
import { layoutTexts } from "./texts";

interface QueryResultProps<T> {
  readonly query: Pick<UseQueryResult<T>, "data" | "error" | "isPending" | "refetch">;
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
}

/** The data of a query. Earlier data stays if a later read fails. */
export function QueryResult<T>({ query, failed, children }: QueryResultProps<T>) {
  const { data, error, isPending, refetch } = query;
  return (
    <>
      {isPending && <DelayedProgress />}
      {error && data === undefined && (
        <LoadError message={failed} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && children(data)}
    </>
  );
}

interface LoadErrorProps {
  readonly message: string;
  /** The error. The message of an unreadable reply names the call. */
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/**
 * A message in place of content that could not be loaded or does not exist, with the reason and a button for another
 * try.
 */
export function LoadError({ message, error, onRetry }: LoadErrorProps) {
  const layoutText = useTexts(layoutTexts);
  const labelOf = useGetResourceLabel();
  const isMissing = error instanceof RecordNotFound;
  const text = isMissing
    ? layoutText("missing", { one: labelOf(error.resource, 1).toLowerCase(), id: error.id })
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
          {layoutText("again")}
        </Button>
      )}
    </Box>
  );
}

type QuietErrorProps = Readonly<{ message: string; onRetry: () => void }>;

/** A message in place of content that could not be loaded. Only the console has the reason. */
export function QuietError({ message, onRetry }: QuietErrorProps) {
  const text = useTexts(layoutTexts);
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

interface ProgressProps {
  /** True if the content stays visible while it is read again. */
  readonly isRefetch?: boolean;
}

/**
 * A progress bar in the place of content that is still loading. The bar appears after 300 ms. The place is marked from the
 * start, and an opening `Screen` hides what stands below it. A further read of visible content marks nothing.
 */
export function DelayedProgress({ isRefetch = false }: ProgressProps) {
  const text = useTexts(layoutTexts);
  const isDue = useTimeout(300);
  const mark = isRefetch ? {} : { "data-pending": "" };
  return isDue ? (
    <LinearProgress aria-label={text("waiting")} {...mark} />
  ) : (
    <span hidden {...mark} />
  );
}
