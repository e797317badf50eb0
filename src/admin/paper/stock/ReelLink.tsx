import { Link } from "@mui/material";
import { useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { Reel } from "../../../../contract/reels";
import type { ListRow } from "../../../api/readRow";
import { reelAddress } from "../../recordAddresses";

/** A reel's barcode, which leads to the reel's own screen. */
export function ReelLink() {
  const reel = useRecordContext<ListRow<Reel>>();
  if (reel?.barcodeId === undefined) return <span>–</span>;
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
