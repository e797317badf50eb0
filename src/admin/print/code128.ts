import JsBarcode from "jsbarcode";

interface Encoded {
  encodings?: readonly { readonly data: string }[];
}

/** A text in Code 128 as its modules from left to right: 1 is a bar, 0 a gap. */
export function code128(text: string): string {
  const encoded: Encoded = {};
  JsBarcode(encoded, text, { format: "CODE128" });
  return (encoded.encodings ?? []).map(({ data }) => data).join("");
}
