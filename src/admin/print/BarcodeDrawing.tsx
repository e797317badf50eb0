import { useMemo } from "react";
import { barsOf } from "./barsOf";
import { code128 } from "./code128";

/** Light on either side, without which no scanner finds the first bar: ten modules, as Code 128 asks. */
const quietModules = 10;
const height = 60;

/** A text as a barcode, drawn as wide as there is room. */
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
