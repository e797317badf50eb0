import { type CallName, type PathParams, routes } from "../../contract/routes";
import { notifyHostWrite } from "./hostWrites";
import { type CallOptions, sendCall } from "./sendCall";

/**
 * Makes any call of the table by its name, and says so where it has changed something.
 * @throws what {@link sendCall} throws
 */
export async function callHost<N extends CallName>(
  name: N,
  params: PathParams<N>,
  sending: CallOptions = {},
): Promise<Response> {
  const response = await sendCall(routes[name], params, sending);
  if (routes[name].method !== "GET") notifyHostWrite();
  return response;
}
