import { Colors, DxfWriter, LWPolylineFlags, point2d, point3d, Units } from "@tarikjabiri/dxf";
import type { Dieline, DrawnPoint } from "../../domain/board/dieline";

/** Returns a dieline as a DXF file in millimetres, with the layers CUT and CREASE. Its y axis runs upwards. */
export function dielineDxf({ blank, outline, creases }: Dieline): string {
  const upwards = ([x, y]: DrawnPoint) => [x, blank.width - y] as const;
  const dxf = new DxfWriter();
  dxf.setUnits(Units.Millimeters);
  dxf.addLType("DASHED", "Dashed __ __ __", [6, -3]);
  dxf.addLayer("CUT", Colors.Red, "Continuous");
  dxf.addLayer("CREASE", Colors.Blue, "DASHED");
  dxf.addLWPolyline(
    outline.map((point) => ({ point: point2d(...upwards(point)) })),
    { flags: LWPolylineFlags.Closed, layerName: "CUT" },
  );
  for (const [from, to] of creases)
    dxf.addLine(point3d(...upwards(from)), point3d(...upwards(to)), { layerName: "CREASE" });
  return dxf.stringify();
}
