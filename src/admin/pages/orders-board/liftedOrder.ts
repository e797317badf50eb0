import type { Active } from "@dnd-kit/core";
import type { Order } from "../../../../contract/orders";

/** The order whose card is in the air. */
export const liftedOrder = (active: Active | null): Order | undefined =>
  active?.data.current?.order;
