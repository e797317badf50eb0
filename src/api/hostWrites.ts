/** The event of the window by which the office hears that a call has changed something at the host. */
const hostWrite = "hostwrite";

export const notifyHostWrite = () => window.dispatchEvent(new Event(hostWrite));

/** @returns a function that ends the subscription */
export function subscribeToHostWrites(listener: () => void): () => void {
  window.addEventListener(hostWrite, listener);
  return () => window.removeEventListener(hostWrite, listener);
}
