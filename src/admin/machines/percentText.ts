const percent = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 1 });

/** Writes a share of 1 in percent, such as `64.2%`. */
export const percentText = (share: number): string => percent.format(share);
