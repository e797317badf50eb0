import type { HostError } from "./hostErrors";
import { isRow } from "./json";

/** The condition that the host sets before a call: a proof of the second factor, or a first factor. */
export type Demand = "proof" | "factor";

export function demandOf({ json }: HostError): Demand | undefined {
  if (!isRow(json)) return undefined;
  if (json.reason === "secondFactor") return "proof";
  return json.code === "factor.addFirst" ? "factor" : undefined;
}

type Meet = (demand: Demand) => Promise<boolean>;

let meet: Meet | undefined;

/** Makes `by` meet the host's demands. Returns a function that ends this. */
export function meetDemands(by: Meet): () => void {
  meet = by;
  return () => {
    meet = undefined;
  };
}

/** True if the person has met the host's demand, so that the call can be made again. */
export async function isMet(error: HostError): Promise<boolean> {
  const demand = demandOf(error);
  return demand !== undefined && ((await meet?.(demand)) ?? false);
}
