import { Alert, Stack } from "@mui/material";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { TokenMissing } from "../../../host";
import { Waiting } from "../../layout/Waiting";
import { PrintReelButton } from "../reel/PrintReelButton";
import { ReelDetails } from "../reel/ReelDetails";
import { useReel } from "../reel/useReel";
import { CodeSearch } from "./CodeSearch";

interface ReelLookupProps {
  /** What is looked up; empty while nothing is. */
  readonly code: string;
  readonly faultOf: (code: string) => string | undefined;
  readonly onSearch: (code: string) => void;
}

/** A reel by its barcode or number. What is not found leaves nothing of an earlier reel behind. */
export function ReelLookup({ code, faultOf, onSearch }: ReelLookupProps) {
  const translate = useTranslate();
  const { data, error, isFetching, refetch } = useReel(code);
  const [isRefused, setRefused] = useState(false);
  const text = (name: string) => translate(`plant.inventory.lookup.${name}`);
  const isShown = code !== "" && !isRefused;
  const reel = isShown && !error ? data : undefined;

  const search = (wanted: string) => {
    setRefused(false);
    if (wanted === code) void refetch();
    else onSearch(wanted);
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <CodeSearch
        title={text("title")}
        label={text("label")}
        button={text(isFetching ? "busy" : "search")}
        code={code}
        autoFocus
        faultOf={faultOf}
        onSearch={search}
        onRefused={() => setRefused(true)}
      >
        <PrintReelButton reel={reel} />
      </CodeSearch>
      {error && isShown && !isFetching && (
        <Alert severity="error">
          {error instanceof TokenMissing ? error.message : text("failed")}
        </Alert>
      )}
      {isFetching && reel === undefined && <Waiting />}
      {reel && <ReelDetails reel={reel} />}
    </Stack>
  );
}
