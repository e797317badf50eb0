import { isOwnHost } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { useHostQuery } from "../useHostQuery";
import { arrearsTexts } from "./texts";

/** Returns the sentence about arrears for changes on these dates. Empty if no date is in a locked month. */
export function useArrearsHint(): (...dates: readonly string[]) => string {
  const text = useTexts(arrearsTexts);
  const { data: lastLocked = "" } = useHostQuery({
    key: ["salaries", "lastLockedMonth"],
    ask: async (host, signal) =>
      (await host.call("getPayOpening", {}, { signal })).lastLockedMonth ?? "",
    // A form that stays after the end of its session asks for nothing.
    enabled: isOwnHost(),
  });
  return (...dates) =>
    dates.some((date) => date !== "" && date.slice(0, 7) <= lastLocked) ? text("hint") : "";
}
