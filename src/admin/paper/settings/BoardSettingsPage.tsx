import { DelayedProgress } from "../../layout/DelayedProgress";
import { LoadError } from "../../layout/LoadError";
import { Screen } from "../../layout/Screen";
import { useHostQuery } from "../../useHostQuery";
import { useScreenTexts } from "../../useScreenTexts";
import { BoardSettingsForm } from "./BoardSettingsForm";
import { settingsTexts } from "./settingsTexts";

/** What the plant assumes of its boards and machines; only a super admin changes it. */
export default function BoardSettingsPage() {
  const text = useScreenTexts(settingsTexts);
  // Read anew whenever the page is opened: the form begins with what stands now.
  const { data, error, isPending, refetch } = useHostQuery({
    key: ["boardSettings"],
    ask: (host, signal) => host.paper((paper) => paper.getBoardSettings(signal)),
    gcTime: 0,
  });
  return (
    <Screen title={text("title")}>
      {isPending && <DelayedProgress />}
      {error && !data && (
        <LoadError message={text("failed")} error={error} onRetry={() => void refetch()} />
      )}
      {data && <BoardSettingsForm settings={data} />}
    </Screen>
  );
}
