import * as z from "zod/mini";
import { createFor, listFor, ownCall } from "./call";
import { id, instant, line, unit } from "./fields";

/** A station records scans. A wall only reads the figures of `getWall`. */
export const deviceKinds = ["STATION", "WALL"] as const;

const kind = () => z._default(z.enum(deviceKinds), "STATION");

/** The body that creates a scan station or a wall screen. */
export const DeviceCreation = z.object({ name: line(60), unit: unit(), kind: kind() });

/** A scan station or a wall screen as the office sees it; it is paired from `pairedAt` until `revokedAt`. */
export const Device = z.extend(DeviceCreation, {
  id: id(),
  name: z.string(),
  createdAt: instant(),
  pairedAt: z.optional(instant()),
  lastSeenAt: z.optional(instant()),
  revokedAt: z.optional(instant()),
});
export type Device = z.infer<typeof Device>;

/** The letters and digits of pairing codes. Characters that look alike, such as 0 and O, are left out. */
export const pairingAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

export const pairingCodeLifetimeMs = 10 * 60_000;

/**
 * Returns a typed pairing code in its stored form, such as `7KQM-2XDA`. It may be typed in small letters, with blanks
 * or without its hyphen.
 */
export const normalizePairingCode = (text: string) => {
  const code = text.toUpperCase().replace(/[^A-Z0-9]/g, "");
  return `${code.slice(0, 4)}-${code.slice(4)}`;
};

/** The reply to a new station or a renewed pairing. The code is shown once and works once. */
export const PairingCode = z.object({
  id: id(),
  /** The pairing code, such as `7KQM-2XDA`. It is typed on the station or scanned as Code 128. */
  pairingCode: z.string(),
  expiresAt: instant(),
  /** The device's page: `/scan` or `/wall`. */
  kind: kind(),
});

/** The reply to a pairing code. The station sends the token as its bearer token. */
const PairedDevice = z.object({
  token: z.string(),
  device: z.object({ id: id(), name: z.string(), unit: z.string() }),
});

export const deviceCalls = {
  getDevices: ownCall("/admin/devices", "GET", "super", listFor("devices", Device)),
  createDevice: ownCall("/admin/devices", "POST", "super", {
    ...createFor("devices", DeviceCreation, PairingCode),
  }),
  renewPairingCode: ownCall("/admin/devices/:id/pairing-code", "PUT", "super", {
    changes: ["devices"],
    repeat: "never",
    reply: PairingCode,
  }),
  revokeDevice: ownCall("/admin/devices/:id/revoke", "PUT", "super", {
    changes: ["devices"],
    reply: Device,
    ignoresReply: true,
  }),
  pairDevice: ownCall("/station/pair", "POST", "public", {
    changes: ["devices"],
    repeat: "never",
    maxPerMinute: 10,
    body: z.object({
      code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      /** The page that sends the code. A code of the other kind is refused and stays good. */
      kind: kind(),
    }),
    reply: PairedDevice,
  }),
};
