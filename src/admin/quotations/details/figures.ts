import { formatterFor } from "../../schema/formatterFor";

/** Formats an amount in paise as rupees. */
export const rupees = (paise: number) => formatterFor.rupees(paise / 100);
