import { Link, type LinkProps } from "@mui/material";
import { useFieldValue, useRecordContext } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { isOwnHost } from "../../api/session";
import { employeeAddress, reelAddress, showAddress } from "../addresses";
import { useAccess } from "./RequireAccess";

/** Returns the resource of a barcode that a station scans. */
function resourceOfBarcode(barcodeId: string) {
  if (barcodeId.startsWith("REEL-")) return "reels";
  return barcodeId.startsWith("ORD-") ? "orders" : "employees";
}

const addressOf = {
  reels: reelAddress,
  orders: (code: string) => showAddress("orders", Number(code.slice("ORD-".length))),
  employees: employeeAddress,
};

/** A name in a row with a barcode. Links to the employee, the reel or the order, if the role may see that screen. */
export function BarcodeLink({ source }: { readonly source: string }) {
  const name: unknown = useFieldValue({ source });
  const barcodeId: unknown = useRecordContext()?.barcodeId;
  const resource = resourceOfBarcode(String(barcodeId));
  const maySee = useAccess(resource);
  const text = typeof name === "string" && name !== "" ? name : "–";
  if (typeof barcodeId !== "string" || !maySee || !isOwnHost()) return <span>{text}</span>;
  return <TextLink to={addressOf[resource](barcodeId)}>{text}</TextLink>;
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
