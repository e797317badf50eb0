import { Link } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { Reel } from "../../../../contract/reels";
import { reelAddress } from "../reel/reelPaths";

/** A reel's barcode, which leads to the reel's own screen. */
export function ReelLink() {
  const reel = useRecordContext<Reel>();
  if (reel === undefined) return null;
  return (
    <Link
      component={RouterLink}
      to={reelAddress(reel.barcodeId)}
      sx={{ fontWeight: 600, color: "inherit", whiteSpace: "nowrap" }}
    >
      {reel.barcodeId}
    </Link>
  );
}
