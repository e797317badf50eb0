import { Link } from "@mui/material";
import type { ReactNode } from "react";
import { Link as RouterLink } from "react-router-dom";
import type { OrderUsage } from "../../../../contract/reels";
import type { LenientRow } from "../../../api/readRow";
import { hasFeature } from "../../../api/session";
import { clientAddress, showAddress } from "../../recordAddresses";

/** The cells of a usage that lead elsewhere. */
interface UsageLinks {
  readonly client?: ReactNode;
  readonly productType?: ReactNode;
}

/** The product of a usage leads to its order, its client to the client's orders, where the host has such pages. */
export function usageLinks({ orderId, client, productType }: LenientRow<OrderUsage>): UsageLinks {
  if (orderId === undefined || !hasFeature("history")) return {};
  const linked = (to: string, text: string) => (
    <Link component={RouterLink} to={to} color="inherit">
      {text}
    </Link>
  );
  return {
    ...(client && { client: linked(clientAddress(client), client) }),
    productType: linked(showAddress("orders", orderId), productType || `#${orderId}`),
  };
}
