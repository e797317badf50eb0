import type { Device } from "../../contract/devices";
import { routes } from "../../contract/routes";
import { isRow } from "./json";
import { readText } from "./looseValues";
import { plainHost } from "./plainHost";
import type { PairedDevice } from "./stationToken";

/** The calls of scan stations and wall screens. */
export const host = plainHost(routes);

/** The time that the host has for a reply, in milliseconds. */
const timeoutMs = 10_000;

/** Sends a pairing code, which pairs this browser with the device of the code. @throws the call's error */
export async function pairDevice(code: string, kind: Device["kind"]): Promise<PairedDevice> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { reply } = await host.call("pairDevice", { code, kind }, { signal });
  const { token, device }: Record<string, unknown> = isRow(reply) ? reply : {};
  if (typeof token !== "string" || !isRow(device)) throw new Error("The answer has no token");
  return { token, name: readText(device.name) ?? "", unit: readText(device.unit) ?? "" };
}
