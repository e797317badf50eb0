import type { ReactNode } from "react";
import type { BoardSettings } from "../../../../contract/boardSettings";
import { QueryResult } from "../../layout/QueryResult";
import { useHostQuery } from "../../useHostQuery";
import { useTexts } from "../../useTexts";
import { specificationTexts } from "../screenTexts";

interface BoardSettingsLoaderProps {
  readonly children: (settings: BoardSettings) => ReactNode;
}

/** Loads the plant's present board settings for its children. */
export function BoardSettingsLoader({ children }: BoardSettingsLoaderProps) {
  const text = useTexts(specificationTexts);
  const query = useHostQuery({
    key: ["board-settings"],
    ask: (host, signal) => host.call("getBoardSettings", {}, { signal }),
  });
  return (
    <QueryResult query={query} failed={text("settingsFailed")}>
      {children}
    </QueryResult>
  );
}
