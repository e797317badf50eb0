import Refresh from "@mui/icons-material/Refresh";
import { Alert, Box, Button, Typography } from "@mui/material";
import { useState } from "react";
import { HostError, TokenMissing } from "../../../../api/hostErrors";
import type { RecordId } from "../../../../api/readRow";
import { Screen } from "../../../layout/Screen";
import { useHostQuery } from "../../../useHostQuery";
import { useTexts } from "../../../useTexts";
import { reelsTexts } from "../screenTexts";
import { InUseReel } from "./InUseReel";

/** The reels on the corrugator now, and the orders that run from them. One row is open at a time. */
export default function InUseReelsPage() {
  const text = useTexts(reelsTexts);
  const { data, error, isPending, isFetching, refetch } = useHostQuery({
    key: ["reels", "in use"],
    ask: (host, signal) => host.call("getInUseReels", {}, { signal }),
  });
  const [open, setOpen] = useState<RecordId>();
  const reels = error ? undefined : data;

  return (
    <Screen
      title={text("inUseReels.title")}
      actions={
        <Button startIcon={<Refresh />} loading={isFetching} onClick={() => void refetch()}>
          {text("inUseReels.reload")}
        </Button>
      }
    >
      {isPending && <Typography role="status">{text("inUseReels.loading")}</Typography>}
      {error && (
        <Alert severity="error">
          {text("inUseReels.error", {
            message: inUseError(error, {
              noToken: text("inUseReels.noToken"),
              failed: text("inUseReels.failed"),
            }),
          })}
        </Alert>
      )}
      {reels?.length === 0 && <Typography role="status">{text("inUseReels.empty")}</Typography>}
      {reels !== undefined && reels.length > 0 && (
        <Box>
          {reels.map((reel) => (
            <InUseReel
              key={reel.id}
              reel={reel}
              isOpen={open === reel.id}
              onToggle={(isOpen) => setOpen(isOpen ? reel.id : undefined)}
            />
          ))}
        </Box>
      )}
    </Screen>
  );
}

interface ErrorTexts {
  readonly noToken: string;
  readonly failed: string;
}

/** Why the reels could not be read: the host's own message where it gave one. */
export function inUseError(error: Error, { noToken, failed }: ErrorTexts): string {
  if (error instanceof TokenMissing) return noToken;
  if (error instanceof HostError) return error.body.message ?? failed;
  return error.message;
}
