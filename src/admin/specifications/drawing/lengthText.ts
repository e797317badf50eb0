/** Millimetres as they are read: to the tenth, without a unit. */
export const lengthText = (length: number) => Number(length.toFixed(1)).toLocaleString("en-IN");
