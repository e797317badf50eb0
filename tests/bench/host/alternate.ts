import autocannon from "autocannon";
import { median } from "./median";

/** Requests that are sent again and again, and the status that each must be answered with. */
export interface Load extends Omit<autocannon.Options, "connections" | "duration"> {
  status: number;
}

export const connections = 10;
const rounds = 5;
const seconds = 3;

async function requestsPerSecond({ status, ...load }: Load): Promise<number> {
  const started = performance.now();
  let answered = started;
  const result = await new Promise<autocannon.Result>((done, fail) => {
    const options = { ...load, connections, duration: seconds };
    const run = autocannon(options, (error, found) => (error ? fail(error) : done(found)));
    run.on("response", () => {
      answered = performance.now();
    });
  });
  const codes = Object.keys(result.statusCodeStats ?? {});
  if (codes.join() !== String(status) || result.errors > 0) {
    throw new Error(`${load.url} answered ${codes.join(", ")} with ${result.errors} errors`);
  }
  // Not by its own duration, which is known to the whole second where a number of requests is asked for.
  return (result.requests.total * 1000) / (answered - started);
}

/**
 * Measures the requests a second of each load. The result is the median of several rounds. Each round runs all loads
 * one after the other, so that other work on the machine affects them equally.
 * @throws Error when a reply is not the one expected: an error is quickly given
 */
export async function alternate(loads: readonly Load[]): Promise<number[]> {
  const found = loads.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [index, load] of loads.entries()) {
      const rate = await requestsPerSecond(load);
      // The first round warms everything up.
      if (round > 0) found[index]?.push(rate);
    }
  }
  return found.map(median);
}
