import { Stack } from "@mui/material";
import { useState } from "react";
import { DelayedProgress } from "../../../layout/LoadError";
import { useTexts } from "../../../useTexts";
import { CodeSearch } from "../CodeSearch";
import { PrintReelButton } from "../PrintReelButton";
import { ReelDetails } from "../ReelDetails";
import { reelsTexts } from "../screenTexts";
import { useReel } from "../useReel";
import { LookupError } from "./LookupError";

interface ReelLookupProps {
  /** The code of the last search, or an empty text. */
  readonly code: string;
  readonly errorOf: (code: string) => string | undefined;
  readonly onSearch: (code: string) => void;
  /** Called as soon as the box is typed in or searched by. */
  readonly onUse: () => void;
  /** True if the page's other search box is in use, which hides the error of this one. */
  readonly isIdle: boolean;
}

/**
 * A reel by its barcode or number. What is not found, or typed anew, leaves nothing of an earlier
 * reel behind: the button prints the reel whose code stands in the box, or none.
 */
export function ReelLookup({ code, errorOf, onSearch, onUse, isIdle }: ReelLookupProps) {
  const text = useTexts(reelsTexts);
  const { data, error, isFetching, refetch } = useReel(code);
  const [isEdited, setEdited] = useState(false);
  const [shown, setShown] = useState(code);
  const isShown = code !== "" && !isEdited;
  const reel = isShown && !error ? data : undefined;

  if (shown !== code) {
    setShown(code);
    setEdited(false);
  }

  const edit = () => {
    setEdited(true);
    onUse();
  };

  const search = (searched: string) => {
    setEdited(false);
    onUse();
    if (searched === code) void refetch();
    else onSearch(searched);
  };

  return (
    <Stack sx={{ gap: 2 }}>
      <CodeSearch
        title={text("inventory.lookup.title")}
        label={text("inventory.lookup.label")}
        button={text(isFetching ? "inventory.lookup.busy" : "inventory.lookup.search")}
        code={code}
        autoFocus
        errorOf={errorOf}
        onSearch={search}
        onRefused={edit}
        onEdit={edit}
        isIdle={isIdle}
      >
        <PrintReelButton reel={reel} />
      </CodeSearch>
      {error && isShown && !isIdle && !isFetching && (
        <LookupError error={error} failed={text("inventory.lookup.failed")} onChoose={search} />
      )}
      {isFetching && reel === undefined && <DelayedProgress />}
      {reel && <ReelDetails reel={reel} />}
    </Stack>
  );
}
