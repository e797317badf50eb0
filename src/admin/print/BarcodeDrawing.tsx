import JsBarcode from "jsbarcode";
import { useMemo } from "react";

/** The light modules on either side. Code 128 asks for ten, without which a scanner does not find the first bar. */
const quietModules = 10;
const height = 60;

export default function BarcodeDrawing({ text }: { readonly text: string }) {
  const modules = useMemo(() => code128(text), [text]);
  return (
    <svg
      role="img"
      aria-label={text}
      viewBox={`${-quietModules} 0 ${modules.length + 2 * quietModules} ${height}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      style={{ display: "block", width: "100%", height: "100%", background: "#fff" }}
    >
      {barsOf(modules).map(({ at, width }) => (
        <rect key={at} x={at} y={0} width={width} height={height} fill="#000" />
      ))}
    </svg>
  );
}

type Bar = Readonly<{ at: number; width: number }>;

/** Returns the bars of a barcode. `modules` reads from left to right: 1 is a bar, 0 is a gap. */
export const barsOf = (modules: string): readonly Bar[] =>
  [...modules.matchAll(/1+/g)].map((run) => ({ at: run.index, width: run[0].length }));

interface Encoded {
  encodings?: readonly { readonly data: string }[];
}

export function code128(text: string): string {
  const encoded: Encoded = {};
  JsBarcode(encoded, text, { format: "CODE128" });
  return (encoded.encodings ?? []).map(({ data }) => data).join("");
}
