export interface UpiPayment {
  /** The payee's address, such as `plant@bank`. */
  readonly id: string;
  readonly name: string;
  /** Without an amount the payer enters one. */
  readonly amountPaise?: number;
  readonly note: string;
}

/** Returns the text of a QR code from which an app pays by UPI. Source: NPCI, UPI linking specifications 1.6. */
export function upiText({ id, name, amountPaise, note }: UpiPayment): string {
  const amount = amountPaise === undefined ? undefined : (amountPaise / 100).toFixed(2);
  const parts = Object.entries({ pa: id, pn: name, am: amount, tn: note, cu: "INR" }).flatMap(
    // The sign @ of an address stays readable: some apps do not decode it.
    ([key, value]) =>
      value === undefined ? [] : [`${key}=${encodeURIComponent(value).replaceAll("%40", "@")}`],
  );
  return `upi://pay?${parts.join("&")}`;
}
