import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { readSession } from "../../api/session";
import { subscribeToSession } from "../../api/subscribeToSession";

/** A logout in another tab ends this one's work too: the dashboard's guard decides anew. */
export function useSessionOfOtherTabs(): void {
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      subscribeToSession((where) => {
        if (where === "other tab" && readSession() === undefined) void revalidate();
      }),
    [revalidate],
  );
}
