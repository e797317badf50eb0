import { exampleOf } from "../../support/examples";
import type { plant } from "../../support/plant";
import { scanBody } from "../../support/scanBody";

export interface TestReel {
  readonly id: number;
  readonly barcodeId: string;
}

/** Returns the calls that receive, issue, return and adjust a reel of 612.5 kg. */
export function reelCalls(host: ReturnType<typeof plant>) {
  let count = 0;
  const register = (more: object = {}) => {
    count += 1;
    const body = { ...exampleOf("registerReel", count).body, ...more };
    return host.call("staff", "registerReel", { body });
  };

  return {
    register,

    newReel: async (more: object = {}): Promise<TestReel> => {
      const { barcodeId } = (await register(more)).body;
      return { id: Number(String(barcodeId).split("-")[1]), barcodeId };
    },

    issue: (barcodeId: string, more: object) =>
      host.call("station", "issueReel", {
        body: { ...scanBody(), barcodeId, usageType: "TOP", ...more },
      }),

    giveBack: (barcodeId: string, more: object) =>
      host.call("station", "returnReel", { body: { ...scanBody(), barcodeId, ...more } }),

    change: (call: "adjustReel" | "scrapReel", { id }: TestReel, body: object) =>
      host.call("owner", call, { params: { id: String(id) }, body: { reason: "Wet", ...body } }),
  };
}
