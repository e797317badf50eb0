/** Messages about orders, boxes and specifications. */
export const ordersMessages = {
  "order.created": "Order created successfully!",
  "box.created": "Box created successfully!",
  "order.cancelledNoMove": "Order #%{order} is cancelled and cannot be moved",
  "order.noSuchMove": "Order #%{order} is in %{from} and cannot go to %{to} from there",
  "column.TODO": "To Do",
  "column.IN_PROGRESS": "In Progress",
  "column.COMPLETED": "Done",
  "column.SHIPPED": "Shipped",
  "order.alreadyCancelled": "Order #%{order} is already cancelled",
  "order.shippedNoCancel": "Order #%{order} is shipped and cannot be cancelled",
  "order.notCancelled": "Order #%{order} is not cancelled",
  "order.cancelledNoEdit": "Order #%{order} is cancelled and cannot be edited",
  "order.noPlan": "Order #%{order} is shipped or cancelled: its paper is not planned",
  "order.keepsNoReel": "Order #%{order} is shipped or cancelled: no reel is kept for it",
  "order.runsUps": "Order #%{order} runs %{ups} up by now: look at its reels again",
  thereIs: "There is %{missing}",
  "specification.sameName": "%{client} has a box of this name already: add a version to it",
  "specification.newerVersion":
    "Version %{version} was saved since you opened this form, which began with version %{began}. Open the specification again.",
  "specification.noVersion": "There is no such version",
  "industry.registered": "%{name} is registered",
  "order.cancelDispatchesFirst":
    "%{smart_count} box of order #%{order} are dispatched: cancel the dispatches first |||| %{smart_count} boxes of order #%{order} are dispatched: cancel the dispatches first",
  "dispatch.orderCancelled": "Order #%{order} is cancelled: nothing can be dispatched for it",
  "dispatch.tooMany":
    "Order #%{order} allows %{limit} in all, with %{tolerance} % tolerance. %{dispatched} are dispatched, so at most %{rest} more can go, not %{wanted}",
  "dispatch.fewerMade": "%{dispatched} will have been dispatched: at least as many were made",
  "dispatch.isCancelled": "This dispatch is already cancelled",
  boxes: "%{smart_count} box |||| %{smart_count} boxes",
} as const;
