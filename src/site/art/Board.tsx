export type Ply = 3 | 5 | 7 | 9;

type Flute = Readonly<{ letter: string; height: number; pitch: number }>;

const b: Flute = { letter: "B", height: 25, pitch: 63 };
const c: Flute = { letter: "C", height: 36, pitch: 79 };
const a: Flute = { letter: "A", height: 47, pitch: 87 };

/** The flutes of a board from top to bottom; heights and pitches in tenths of a millimetre. */
const build: Record<Ply, readonly Flute[]> = { 3: [c], 5: [b, c], 7: [b, c, a], 9: [b, c, a, a] };

const [width, height] = [640, 480];
const liner = 6;

/** Draws one flute's wave between two liners, from edge to edge. */
function wave({ height, pitch }: Flute, top: number): string {
  const half = pitch / 2;
  const [high, low] = [top + 3, top + height - 3];
  let path = `M${-half} ${low}`;
  for (let x = -half, isLow = true; x < width + half; x += half, isLow = !isLow) {
    const to = isLow ? high : low;
    path += `C${x + half * 0.45} ${isLow ? low : high} ${x + half * 0.55} ${to} ${x + half} ${to}`;
  }
  return path;
}

/** The cross-section of a board by its plies: liners, flutes and their letters. */
export function Board({ ply }: { ply: Ply }) {
  const scale = 2.1;
  const flutes = build[ply];
  const total = flutes.reduce((sum, flute) => sum + flute.height + liner, liner);
  let top = liner;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      fill="none"
    >
      <path d={`M0 0H${width}V${height}H0z`} fill="#f3e9d8" />
      <g transform={`translate(0 ${(height - total * scale) / 2}) scale(${scale})`}>
        <path d={`M0 ${liner / 2}H${width}`} stroke="#5c4321" strokeWidth={liner} />
        {flutes.map((flute, place) => {
          const at = top;
          top += flute.height + liner;
          return (
            <g key={flute.letter + String(place)}>
              <path d={`M0 ${at}h${width}v${flute.height}H0z`} fill="#e4d2b3" />
              <path d={wave(flute, at)} stroke="#96703c" strokeWidth="5" />
              <path d={`M0 ${top - liner / 2}H${width}`} stroke="#5c4321" strokeWidth={liner} />
            </g>
          );
        })}
      </g>
    </svg>
  );
}
