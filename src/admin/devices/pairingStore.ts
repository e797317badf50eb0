import { useLocation, useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { PairingCode, pairingCodeLifetimeMs } from "../../../contract/devices";

/** A shown pairing code, in the navigation's state. `endsAt` is by this browser's clock, not the host's. */
export const ShownPairing = z.extend(PairingCode, { name: z.string(), endsAt: z.number() });
export type ShownPairing = z.infer<typeof ShownPairing>;

export const shownPairing = (answer: Readonly<Record<string, unknown>>) =>
  ShownPairing.safeParse({ ...answer, endsAt: Date.now() + pairingCodeLifetimeMs }).data;

/** Returns a function that shows a pairing code over the list, or hides the code if called without one. */
export function useShowPairing() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (pairing?: ShownPairing) =>
    navigate({ pathname, search }, { replace: true, state: pairing ?? null });
}
