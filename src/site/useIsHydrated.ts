import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the prerendered HTML and while React takes it over, true from then on. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
