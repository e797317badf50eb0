import { sql } from "drizzle-orm";
import type { invoiceSettingsCalls } from "../../contract/invoiceSettings";
import { isPinOfState } from "../../domain/invoices/portalText";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { readInvoiceSettings, settingsSchema } from "../company/invoiceSettings";
import { invoiceSettings } from "../db/schema";
import { badRequest, StaleEdit } from "../errors";
import type { Handlers } from "../http/handler";
import type { RecordFeatures } from "../records/defineRecord";
import { readPortalKeys } from "./qrSignature";

export const invoiceSettingsRecord: RecordFeatures = {
  kind: "invoicing",
  seenBy: "getInvoiceSettings",
};

export const invoiceSettingsHandlers: Handlers<keyof typeof invoiceSettingsCalls> = {
  getInvoiceSettings: (_input, { db }) => readInvoiceSettings(db),

  updateInvoiceSettings: ({ body: { version, ...settings }, session }, { db }) =>
    db.transaction(async (tx) => {
      if (settings.portalKeys !== undefined && !readPortalKeys(settings.portalKeys))
        throw badRequest({ portalKeys: say("settings.portalKeys") });
      const { supplier } = settings;
      if (supplier && !isPinOfState(supplier.pin, supplier.stateCode))
        throw badRequest({ "supplier.pin": say("pin.ofOtherState") });
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('invoice settings', 0))`);
      const { version: present, ...before } = await readInvoiceSettings(tx);
      if (version !== present)
        throw new StaleEdit(say("settings.stale"), { ...before, version: present });
      const [row] = await tx
        .insert(invoiceSettings)
        .values({ settings, schemaVersion: settingsSchema.version, createdBy: session.email })
        .returning({ id: invoiceSettings.id });
      if (!row) throw new Error("An insert returned no row");
      await recordChange(tx, session, {
        call: "updateInvoiceSettings",
        record: "invoicing 1",
        before,
        after: settings,
      });
      return { ...settings, version: row.id };
    }),
};
