import { Readable } from "node:stream";
import { say } from "../../domain/messages/say";
import { notFound } from "../../server/errors";
import type { OperationsService } from "../../server/http/handler";

export const fakeBackup = {
  name: "plant-20261122T203000Z.tar.gz",
  bytes: 3,
  madeAt: new Date("2026-11-22T20:30:00Z"),
};

/** Backups for the tests of all calls. There is one backup, and all operations do nothing. */
export const fakeOperations: OperationsService = {
  place: "/var/lib/corrugated-plant/backups",
  hour: 2,
  isEncrypted: false,
  isProvable: true,
  isOnSameDisk: async () => false,
  readFreeBytes: async () => 20e9,
  listBackups: async () => [fakeBackup],
  async readBackup(name) {
    if (name !== fakeBackup.name) throw notFound(say("this.backup"));
    return Readable.from([Buffer.from([0x1f, 0x8b, 0x08])]);
  },
  startBackup: async () => undefined,
  startDrill: async () => undefined,
  startRestore: async () => undefined,
};
