import { and, eq, gt, sql } from "drizzle-orm";
import { Device, normalizePairingCode, pairingCodeLifetimeMs } from "../../contract/devices";
import { recordChange } from "../audit/auditLog";
import { newPairingCode } from "../auth/deviceTokens";
import { digestOf, newToken } from "../auth/randomTokens";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { devices } from "../db/schema";
import { HttpError, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { tableList } from "../lists/listSource";
import { firstRow } from "../lists/readList";

/** A new code for the person, and what the device's row keeps of it. */
function newPairing() {
  const pairingCode = newPairingCode();
  const pairingExpiresAt = new Date(Date.now() + pairingCodeLifetimeMs);
  return {
    reply: { pairingCode, expiresAt: pairingExpiresAt.toISOString() },
    columns: { pairingDigest: digestOf(pairingCode), pairingExpiresAt },
  };
}

/** Changes one device. @throws HttpError 404 where there is none of this number */
async function updateDevice(
  tx: WriteDatabase,
  idInPath: string,
  values: Partial<typeof devices.$inferInsert>,
): Promise<Device> {
  const id = parseId(idInPath);
  if (id !== undefined) {
    await tx.update(devices).set(values).where(eq(devices.id, id));
    const device = await firstRow(tx, { ...tableList(devices), where: sql`id = ${id}` }, Device);
    if (device) return device;
  }
  throw notFound("This scan station");
}

export const deviceHandlers: Handlers<
  "getDevices" | "createDevice" | "renewPairingCode" | "revokeDevice" | "pairDevice"
> = {
  getDevices: () => tableList(devices),

  createDevice: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      const { reply, columns } = newPairing();
      const [row] = await tx
        .insert(devices)
        .values({ ...body, ...columns })
        .returning({ id: devices.id });
      if (!row) throw new Error("The new scan station has no number");
      const record = `device ${row.id}`;
      await recordChange(tx, session, { call: "createDevice", record, after: body });
      return { id: row.id, ...reply };
    }),

  renewPairingCode: ({ params, session }, { db }) =>
    db.transaction(async (tx) => {
      const { reply, columns } = newPairing();
      const { id } = await updateDevice(tx, params.id, columns);
      const after = { renewed: true };
      await recordChange(tx, session, { call: "renewPairingCode", record: `device ${id}`, after });
      return { id, ...reply };
    }),

  revokeDevice: ({ params, session }, { db }) =>
    db.transaction(async (tx) => {
      const device = await updateDevice(tx, params.id, {
        revokedAt: new Date(),
        pairingDigest: null,
        pairingExpiresAt: null,
      });
      await recordChange(tx, session, {
        call: "revokeDevice",
        record: `device ${device.id}`,
        before: { revoked: false },
        after: { revoked: true },
      });
      return device;
    }),

  pairDevice: ({ body: { code } }, { db }) =>
    db.transaction(async (tx) => {
      const token = newToken();
      const now = new Date();
      // One statement, so that of two stations with the same code one is paired.
      const [device] = await tx
        .update(devices)
        .set({
          tokenDigest: digestOf(token),
          pairedAt: now,
          lastSeenAt: now,
          revokedAt: null,
          pairingDigest: null,
          pairingExpiresAt: null,
        })
        .where(
          and(
            eq(devices.pairingDigest, digestOf(normalizePairingCode(code))),
            gt(devices.pairingExpiresAt, now),
          ),
        )
        .returning({ id: devices.id, name: devices.name, unit: devices.unit });
      if (!device) {
        const message = "This code is not good: it may be mistyped, used, or older than 10 minutes";
        throw new HttpError(400, message, { code: message });
      }
      const { id, name, unit } = device;
      const author = { adminId: null, email: `station ${name} (${id})` };
      await recordChange(tx, author, { call: "pairDevice", record: `device ${id}` });
      return { token, device: { id, name, unit } };
    }),
};
