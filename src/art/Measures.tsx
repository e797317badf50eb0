import { Dimension, type DrawingInks } from "./Dimension";
import type { CartonSize } from "./slottedCarton";

interface MeasuresProps extends DrawingInks {
  readonly size: CartonSize;
  readonly line: number;
  /** Texts for the edges instead of the numbers alone. */
  readonly labels?: CartonLabels;
}

interface CartonLabels {
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

/** Length, width and height of a carton, in millimetres, at its lower and right edges. */
export function Measures({ size, line, labels, ...inks }: MeasuresProps) {
  const { length, width, height } = size;
  const off = line * 30;
  const drawn = { line, ...inks };
  return (
    <>
      <Dimension
        from={[0, 0, 0]}
        to={[length, 0, 0]}
        off={[0, off, 0]}
        label={labels?.length ?? `L ${length}`}
        {...drawn}
      />
      <Dimension
        from={[length, 0, 0]}
        to={[length, -width, 0]}
        off={[off, 0, 0]}
        label={labels?.width ?? `W ${width}`}
        {...drawn}
      />
      <Dimension
        from={[length, -width, 0]}
        to={[length, -width, height]}
        off={[off * 0.8, -off * 0.8, 0]}
        label={labels?.height ?? `H ${height}`}
        {...drawn}
      />
    </>
  );
}
