import { Link, type LinkProps } from "@mui/material";
import { useFieldValue, useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { hasFeature } from "../../api/session";
import { employeeAddress, reelAddress } from "../recordAddresses";
import { useAccess } from "./RequireAccess";

/** A name in a row with a barcode. Links to the employee or the reel, if the role may see that screen. */
export function BarcodeLink({ source }: { readonly source: string }) {
  const name: unknown = useFieldValue({ source });
  const barcodeId: unknown = useRecordContext()?.barcodeId;
  const isReel = typeof barcodeId === "string" && barcodeId.startsWith("REEL-");
  const maySee = useAccess(isReel ? "reels" : "employees");
  const text = typeof name === "string" && name !== "" ? name : "–";
  if (typeof barcodeId !== "string" || !maySee || !hasFeature("history"))
    return <span>{text}</span>;
  return (
    <TextLink to={isReel ? reelAddress(barcodeId) : employeeAddress(barcodeId)}>{text}</TextLink>
  );
}

/** A link to a screen of the office, in the color of the text around it. */
export const TextLink = (
  props: Pick<LinkProps, "noWrap" | "title" | "sx" | "children"> & { readonly to: string },
) => <Link component={RouterLink} color="inherit" {...props} />;

/** Normalizes a typed or scanned barcode: only A–Z, 0–9 and hyphen remain. */
export const normalizeBarcode = (typed: string) =>
  typed
    .trim()
    .toUpperCase()
    .replace(/[^A-Z0-9-]/g, "");
