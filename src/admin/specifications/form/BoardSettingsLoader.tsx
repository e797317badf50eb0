import type { ReactNode } from "react";
import type { BoardSettings } from "../../../../contract/boardSettings";
import { DelayedProgress } from "../../layout/DelayedProgress";
import { LoadError } from "../../layout/LoadError";
import { useHostQuery } from "../../useHostQuery";
import { useScreenTexts } from "../../useScreenTexts";
import { specificationTexts } from "../screenTexts";

interface BoardSettingsLoaderProps {
  readonly children: (settings: BoardSettings) => ReactNode;
}

/** What is computed with what the plant assumes of its boards at present. */
export function BoardSettingsLoader({ children }: BoardSettingsLoaderProps) {
  const text = useScreenTexts(specificationTexts);
  const { data, error, isPending, refetch } = useHostQuery({
    key: ["board-settings"],
    ask: (host, signal) => host.paper((calls) => calls.getBoardSettings(signal)),
  });
  return (
    <>
      {isPending && <DelayedProgress />}
      {error && !data && (
        <LoadError message={text("settingsFailed")} error={error} onRetry={() => void refetch()} />
      )}
      {data && children(data)}
    </>
  );
}
