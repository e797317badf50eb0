import { colourOf, type Face, inPaintingOrder } from "./face";
import { add, type Point3, pathOf, project } from "./geometry";

const edge = "#33240f";

/** Maps millimetres on a face, from its upper left corner, onto the sheet. */
function printMatrix([bottomLeft, bottomRight, , topLeft]: readonly Point3[]): string {
  if (!bottomLeft || !bottomRight || !topLeft) return "";
  const unit = (from: Point3, to: Point3) => {
    const way = add(to, from, -1);
    return project(add([0, 0, 0], way, 1 / Math.hypot(...way)));
  };
  const place = [
    ...unit(bottomLeft, bottomRight),
    ...unit(topLeft, bottomLeft),
    ...project(topLeft),
  ];
  return `matrix(${place.map((value) => Math.round(value * 1000) / 1000).join(" ")})`;
}

/** Board in space, painted from far to near. `line` is the width of a line in millimetres. */
export function Faces({ faces, line, ply = 3 }: { faces: Face[]; line: number; ply?: number }) {
  return inPaintingOrder(faces).map((face) => {
    const outline = pathOf(face.corners.map(project));
    const cut = face.cut && pathOf(face.cut.map(project), false);
    const thick = line * (ply * 0.55 + 1.85);
    return (
      <g key={outline + String(face.lift)}>
        <path d={outline} fill={colourOf(face)} stroke={edge} strokeWidth={line} />
        {face.print && <g transform={printMatrix(face.corners)}>{face.print}</g>}
        {cut && (
          <>
            <path d={cut} stroke={edge} strokeWidth={thick} />
            <path
              d={cut}
              stroke="#f3e9d8"
              strokeWidth={thick - line * 2}
              strokeDasharray={`${line * 1.6} ${line * 1.4}`}
              strokeLinecap="butt"
            />
          </>
        )}
      </g>
    );
  });
}
