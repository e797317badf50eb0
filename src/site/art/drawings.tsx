import type { ReactElement } from "react";
import { boardDrawings } from "./boardDrawings";
import { boxDrawings } from "./boxDrawings";
import { Dieline } from "./Dieline";
import { FoldingBox } from "./FoldingBox";
import { HsnCodes } from "./HsnCodes";
import { Logo } from "./Logo";
import type { ArtName } from "./names";
import { sectorDrawings } from "./sectorDrawings";

/** Every drawing of the site by file name. */
export const drawings: Record<ArtName, ReactElement> = {
  logo: <Logo />,
  "dieline-rsc": <Dieline length={400} width={300} height={300} />,
  folding: <FoldingBox seconds={0} />,
  "hsn-codes": <HsnCodes />,
  ...boxDrawings,
  ...boardDrawings,
  ...sectorDrawings,
};
