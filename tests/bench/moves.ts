import { alternate, connections } from "./host/alternate";
import { withBothHosts } from "./host/bothHosts";
import { type Row, ratioRow } from "./host/row";

/** Moves one order of each connection to and fro, and leaves it in its first column. */
function moving(address: (id: number) => string, headers: Record<string, string>) {
  const json = { ...headers, "content-type": "application/json" };
  const bodies = ["IN_PROGRESS", "TODO"].map((status) => JSON.stringify({ status }));
  let next = 0;
  return {
    url: address(1),
    status: 200,
    amount: connections * 600,
    setupClient: (client: { setRequests(requests: object[]): void }) => {
      next = (next % connections) + 1;
      const path = new URL(address(next)).pathname;
      client.setRequests(bodies.map((body) => ({ method: "PUT", path, headers: json, body })));
    },
  };
}

/** A status change with session, access and audit beside a bare `UPDATE … RETURNING`. */
export default (): Promise<Row[]> =>
  withBothHosts(1_000, async ({ host, peer, headers }) => {
    const [bare = 0, move = 0] = await alternate([
      moving((id) => `${peer}/orders/${id}/status`, {}),
      moving((id) => `${host}/admin/order/${id}/status`, headers),
    ]);
    return [ratioRow("a status change", move, bare, 0.6)];
  });
