import { type CallName, type PathParams, routes } from "../../contract/routes";
import { type CallOptions, sendCall } from "./sendCall";

/** Makes any call of the table by its name. @throws what {@link sendCall} throws */
export const callHost = <N extends CallName>(
  name: N,
  params: PathParams<N>,
  sending: CallOptions = {},
): Promise<Response> => sendCall(routes[name], params, sending);
