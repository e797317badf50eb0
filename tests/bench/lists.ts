import { calls } from "../../contract/calls";
import { alternate } from "./host/alternate";
import { withBothHosts } from "./host/bothHosts";
import { type Row, ratioRow } from "./host/row";

/** A list of 1,000 orders beside a plain handler that selects all columns and sends the rows. */
export default (): Promise<Row[]> =>
  withBothHosts(1_000, async ({ host, peer, headers }) => {
    const url = host + calls.getAllOrders.path;
    const etag = (await fetch(url, { headers })).headers.get("etag") ?? "";
    let queryNumber = 0;
    const [bare = 0, list = 0, anew = 0, unchanged = 0] = await alternate([
      { url: `${peer}/orders`, status: 200 },
      { url, headers, status: 200 },
      {
        url,
        headers,
        status: 200,
        requests: [
          {
            // Another query every time, so that nothing kept can be sent.
            setupRequest: (request) => {
              queryNumber += 1;
              return { ...request, path: `${request.path}?asked=${queryNumber}` };
            },
          },
        ],
      },
      { url, headers: { ...headers, "if-none-match": etag }, status: 304 },
    ]);
    return [
      ratioRow("a list of 1,000 orders", list, bare, 10),
      ratioRow("the same, unchanged (304)", unchanged, bare, 25),
      ratioRow("the same, read anew every time", anew, bare, 2),
    ];
  });
