import { stateOfGstin } from "./gstin";
import { karnataka } from "./stateCodes";

interface Address {
  readonly gstin?: string | undefined;
  readonly stateCode?: string | undefined;
  readonly pin?: string | undefined;
}

const isPinOfKarnataka = (pin: string) => pin >= "560000" && pin <= "591999";

/** Returns a message for each of the address's fields that contradicts another one. */
export function addressErrors({ gstin, stateCode, pin }: Address) {
  const errors: { stateCode?: string; pin?: string } = {};
  if (stateCode === undefined) return errors;
  if (gstin !== undefined && stateOfGstin(gstin) !== stateCode)
    errors.stateCode = `The GSTIN is of state ${stateOfGstin(gstin)}`;
  if (pin !== undefined && isPinOfKarnataka(pin) !== (stateCode === karnataka))
    errors.pin =
      stateCode === karnataka
        ? "A PIN code of Karnataka begins with 560 to 591"
        : "This PIN code is of Karnataka, and the state is another one";
  return errors;
}
