/** A GST code of a state or union territory. Codes 25 and 28 are of former ones. */
export const stateCodePattern = /^(0[1-9]|1\d|2[0-46-79]|3[0-8]|97)$/;

export const karnataka = "29";
