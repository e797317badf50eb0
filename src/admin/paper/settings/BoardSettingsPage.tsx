import { QueryResult } from "../../layout/QueryResult";
import { Screen } from "../../layout/Screen";
import { useHostQuery } from "../../useHostQuery";
import { useTexts } from "../../useTexts";
import { BoardSettingsForm } from "./BoardSettingsForm";
import { settingsTexts } from "./settingsTexts";

/** The board settings. Only a super admin changes them. */
export default function BoardSettingsPage() {
  const text = useTexts(settingsTexts);
  // Read anew whenever the page is opened: the form begins with what stands now.
  const query = useHostQuery({
    key: ["boardSettings"],
    ask: (host, signal) => host.call("getBoardSettings", {}, { signal }),
    gcTime: 0,
  });
  return (
    <Screen title={text("title")}>
      <QueryResult query={query} failed={text("failed")}>
        {(settings) => <BoardSettingsForm settings={settings} />}
      </QueryResult>
    </Screen>
  );
}
