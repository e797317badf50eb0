import type { Message } from "../messages/message";
import { say } from "../messages/say";
import { karnataka, stateOfGstin } from "./gstin";

interface Address {
  readonly gstin?: string | undefined;
  readonly stateCode?: string | undefined;
  readonly pin?: string | undefined;
}

const isPinOfKarnataka = (pin: string) => pin >= "560000" && pin <= "591999";

/** Returns a message for each of the address's fields that contradicts another one. */
export function addressErrors({ gstin, stateCode, pin }: Address) {
  const errors: { stateCode?: Message; pin?: Message } = {};
  if (stateCode === undefined) return errors;
  if (gstin !== undefined && stateOfGstin(gstin) !== stateCode)
    errors.stateCode = say("gstin.otherState", { state: stateOfGstin(gstin) });
  if (pin !== undefined && isPinOfKarnataka(pin) !== (stateCode === karnataka))
    errors.pin = stateCode === karnataka ? say("pin.karnataka") : say("pin.otherState");
  return errors;
}
