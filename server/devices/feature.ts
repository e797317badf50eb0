import { and, eq, gt } from "drizzle-orm";
import { Device, normalizePairingCode, pairingCodeLifetimeMs } from "../../contract/devices";
import { currentMillis, currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { digestSecret, newPairingCode, newToken } from "../auth/tokens";
import { devices } from "../db/schema";
import { HttpError } from "../errors";
import { tableList } from "../lists/listSource";
import { defineRecord, type ServerFeature } from "../records/defineRecord";
import { changeRecord, createRecord } from "../records/recordHandlers";
import { stationDataHandlers } from "./stationData";

/** Makes a new code for the person, and its hash for the device's row. */
function newPairing() {
  const pairingCode = newPairingCode();
  const pairingExpiresAt = new Date(currentMillis() + pairingCodeLifetimeMs);
  return {
    reply: { pairingCode, expiresAt: pairingExpiresAt.toISOString() },
    columns: { pairingDigest: digestSecret(pairingCode), pairingExpiresAt },
  };
}

/** The message to a page that sends the code of the other kind of device. */
const otherPage = {
  STATION: say("device.stationCode"),
  WALL: say("device.wallCode"),
};

const list = tableList(devices);

const deviceRecord = defineRecord({
  kind: "device",
  seenBy: "getDevices",
  name: devices.name,
  table: devices,
  list,
  reply: Device,
  what: say("this.station"),
});

export const feature = {
  records: { device: deviceRecord },
  handlers: {
    ...stationDataHandlers,
    getDevices: () => list,

    createDevice: createRecord(deviceRecord, {
      call: "createDevice",
      prepare: newPairing,
      columns: ({ body, prepared }) => ({ ...body, ...prepared.columns }),
      reply: ({ row: { id, kind }, prepared }) => ({ id, kind, ...prepared.reply }),
    }),

    renewPairingCode: changeRecord(deviceRecord, {
      call: "renewPairingCode",
      prepare: newPairing,
      change: ({ prepared }) => ({
        fields: prepared.columns,
        audited: { after: { renewed: true } },
      }),
      reply: ({ row: { id, kind }, prepared }) => ({ id, kind, ...prepared.reply }),
    }),

    revokeDevice: changeRecord(deviceRecord, {
      call: "revokeDevice",
      change: () => ({
        fields: { revokedAt: currentTime(), pairingDigest: null, pairingExpiresAt: null },
        audited: { before: { revoked: false }, after: { revoked: true } },
      }),
    }),

    async pairDevice({ body: { code, kind } }, { tx }) {
      const token = newToken();
      const now = currentTime();
      const hasCode = and(
        eq(devices.pairingDigest, digestSecret(normalizePairingCode(code))),
        gt(devices.pairingExpiresAt, now),
      );
      // One statement, so that only one of two stations with the same code is paired.
      const [device] = await tx
        .update(devices)
        .set({
          tokenDigest: digestSecret(token),
          pairedAt: now,
          lastSeenAt: now,
          revokedAt: null,
          pairingDigest: null,
          pairingExpiresAt: null,
        })
        .where(and(hasCode, eq(devices.kind, kind)))
        .returning({ id: devices.id, name: devices.name, unit: devices.unit });
      if (!device) {
        const [other] = await tx.select({ kind: devices.kind }).from(devices).where(hasCode);
        const message = other ? otherPage[other.kind] : say("device.badCode");
        throw new HttpError(400, message, { code: message });
      }
      const { id, name, unit } = device;
      const author = {
        adminId: null,
        email: `${kind === "WALL" ? "wall" : "station"} ${name} (${id})`,
      };
      await recordChange(tx, author, { call: "pairDevice", record: `device ${id}` });
      return { token, device: { id, name, unit } };
    },
  },
} satisfies ServerFeature;
