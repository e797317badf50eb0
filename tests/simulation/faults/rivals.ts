import type { CallName } from "../../../contract/routes";
import { requestText } from "../server";
import { Violation } from "../violation";
import { defineFault, hasVersion, keepsSession } from "./fault";

/** Calls that one of two people does, and that are refused for the other one. */
const onlyOnce: ReadonlySet<CallName> = new Set([
  "approveLeave",
  "cancelAdjustment",
  "cancelAdvance",
  "cancelCrewTime",
  "cancelDispatch",
  "cancelInvoice",
  "cancelLeave",
  "cancelLeaveEntry",
  "cancelMachineStop",
  "cancelOrder",
  "createAssignment",
  "createInvoice",
  "createLeave",
  "createPieceRate",
  "decideCorrection",
  "endMachineStop",
  "lockFiledMonth",
  "restoreOrder",
  "reverseOpening",
  "reverseReceipt",
  "reverseStageEntry",
  "unlockFiledMonth",
]);

/**
 * Two people make the same change at the same moment, at two servers. One of them is refused: without a lock both would see
 * the record as it was.
 */
export const rivals = defineFault({
  name: "rivals",
  weight: 4,
  draw: () => ({}),
  fits: (request) =>
    keepsSession(request) && (onlyOnce.has(request.name) || hasVersion(request.sent)),
  async send(request, network) {
    const rival = { ...request, ...(request.key && { key: `${request.key}-rival` }) };
    const replies = await Promise.all([network.sendAnywhere(request), network.sendAnywhere(rival)]);
    const [first] = replies;
    const accepted = replies.filter(({ status }) => status < 300);
    if (accepted.length > 1)
      throw new Violation("onlyOneIsAccepted", `${requestText(request)} was done twice`);
    return accepted[0] ?? first;
  },
});
