import type { Device } from "../../contract/devices";
import { routes } from "../../contract/routes";
import { isRow } from "./json";
import { readText } from "./looseValues";
import { plainHost } from "./sendCall";

/** A browser that is paired with the host as a scan station or as a wall screen. */
interface PairedDevice {
  readonly token: string;
  readonly name: string;
  readonly unit: string;
}

export type PairedStation = PairedDevice;

function parse(stored: string | null): PairedDevice | undefined {
  if (stored === null) return undefined;
  try {
    const { token, name, unit }: Record<string, unknown> = JSON.parse(stored) ?? {};
    if (typeof token !== "string" || token === "") return undefined;
    return { token, name: readText(name) ?? "", unit: readText(unit) ?? "" };
  } catch {
    return undefined;
  }
}

/**
 * Returns the functions of this browser's pairing. Station and wall have different keys, because one browser may be
 * both.
 */
function pairedDevice(key: string) {
  /** The window event for a change in this tab. */
  const change = `${key}change`;
  let cached: { stored: string | null; device: PairedDevice | undefined } = {
    stored: null,
    device: undefined,
  };

  return {
    /** Returns the device that this browser is paired as, or undefined. */
    read: (): PairedDevice | undefined => {
      const stored = localStorage.getItem(key);
      if (stored !== cached.stored) cached = { stored, device: parse(stored) };
      return cached.device;
    },

    start: (device: PairedDevice) => {
      localStorage.setItem(key, JSON.stringify(device));
      window.dispatchEvent(new Event(change));
    },

    /** Forgets the pairing. */
    end: () => {
      localStorage.removeItem(key);
      window.dispatchEvent(new Event(change));
    },

    /** Subscribes to the pairing of this browser, in all tabs. Returns a function that unsubscribes. */
    subscribe: (listener: () => void) => {
      const inOtherTab = (event: StorageEvent) => {
        if (event.key === null || event.key === key) listener();
      };
      window.addEventListener(change, listener);
      window.addEventListener("storage", inOtherTab);
      return () => {
        window.removeEventListener(change, listener);
        window.removeEventListener("storage", inOtherTab);
      };
    },
  };
}

export const {
  read: readStation,
  start: startStation,
  subscribe: subscribeToStation,
} = pairedDevice("station");

export const wallDevice = pairedDevice("wall");

/** The calls of scan stations and wall screens. */
export const deviceHost = plainHost(routes);

/** The time that the host has for a reply, in milliseconds. */
const timeoutMs = 10_000;

/** Sends a pairing code, which pairs this browser with the device of the code. @throws the call's error */
export async function pairDevice(code: string, kind: Device["kind"]): Promise<PairedDevice> {
  const signal = AbortSignal.timeout(timeoutMs);
  const { reply } = await deviceHost.call("pairDevice", { code, kind }, { signal });
  const { token, device }: Record<string, unknown> = isRow(reply) ? reply : {};
  if (typeof token !== "string" || !isRow(device)) throw new Error("The answer has no token");
  return { token, name: readText(device.name) ?? "", unit: readText(device.unit) ?? "" };
}
