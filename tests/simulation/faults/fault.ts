import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import type { CallName } from "../../../contract/routes";
import type { SeededRandom } from "../../../server/demo/plantHistory";
import type { RowDigests } from "../rows";
import type { ChangeStream, Reply, Request } from "../server";
import type { Moment } from "../statements";

/** The plant's servers, as the fault of one write reaches them. */
export interface Network {
  /** Sends a request to the server that the step has drawn for it. */
  send(request: Request): Promise<Reply>;
  /** Sends a request to a server that is drawn anew. */
  sendAnywhere(request: Request): Promise<Reply>;
  /**
   * Sends a request to a server that dies at a moment of the write, and starts a new server.
   * @returns undefined if the server died before the reply
   */
  sendToDying(request: Request, moment: Moment): Promise<Reply | undefined>;
  /** Sends a request whose connection to the database ends at a moment of the write. The reply may be a 503. */
  sendDuringBreak(request: Request, moment: Moment): Promise<Reply>;
  /** Sends a request. PostgreSQL cancels one statement of the request, as it does when a statement takes too long. The reply may be a 503. */
  sendDuringTimeout(request: Request, statement: number): Promise<Reply>;
  /** Opens a stream of changes for the sender of a request, at a server that is drawn anew. */
  follow(request: Request, since?: string): Promise<ChangeStream>;
  /** Returns the digests of all rows. */
  digest(): Promise<RowDigests>;
}

/** Calls after which the caller's own session is over: the same request again, or a stream of changes, gets 401. */
const endsSession: ReadonlySet<CallName> = new Set(["signOutEverywhere", "endSession"]);

/** Calls without an `Idempotency-Key` whose second request does no harm, and is refused. */
const isRefusedTwice: ReadonlySet<CallName> = new Set(["addFile", "sendEnquiryFile", "payBonus"]);

/** True if the sender keeps the session after the request. */
export const keepsSession = ({ name }: Request): boolean =>
  !endsSession.has(name) && name !== "changePassword";

/** True for an edit that names the version of its record. */
export const hasVersion = ({ body }: { readonly body?: unknown }): boolean =>
  typeof body === "object" && body !== null && "version" in body && body.version !== undefined;

/** True if the same request gets the same reply again. */
export const mayComeTwice = (request: Request): boolean => {
  const call: Call = calls[request.name];
  return call.repeat !== "never" && keepsSession(request) && !isRefusedTwice.has(request.name);
};

/** Something that goes wrong with one write of a step. */
export interface Fault {
  readonly name: string;
  /** How often it is drawn, relative to the other faults. */
  readonly weight: number;
  /** Draws what the trace stores of the fault. */
  draw(random: SeededRandom): object;
  fits(request: Request): boolean;
  /**
   * Sends the write while the fault happens. The request has an `Idempotency-Key` if its call takes one.
   * @returns the reply that the person has at last
   * @throws Violation if something does not hold
   */
  // biome-ignore lint/suspicious/noExplicitAny: a trace has what all faults drew, as JSON
  send(request: Request, network: Network, drawn: any): Promise<Reply>;
}

/** Types what a fault draws, between its functions. */
export const defineFault = <Drawn extends object>(
  fault: Omit<Fault, "draw" | "send"> & {
    draw(random: SeededRandom): Drawn;
    send(request: Request, network: Network, drawn: Drawn): Promise<Reply>;
  },
): Fault => fault;
