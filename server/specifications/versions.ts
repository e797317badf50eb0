import { type SQL, sql } from "drizzle-orm";
import type { SpecificationContent } from "../../contract/boxSpecifications";
import { machineErrors, NamedVersion } from "../../contract/specifications";
import type { Database, WriteDatabase } from "../db/connect";
import { boardSettings, boxSpecifications, boxSpecificationVersions } from "../db/schema";
import { badRequest } from "../errors";
import {
  boardSettingsSchema,
  presentSettingsId,
  readBoardSettings,
} from "../paper/settings/boardSettings";
import { specificationSchema } from "./orderSpecification";
import { gradeOf, sizeOf } from "./specificationRows";

const versions = boxSpecificationVersions;

interface StoredVersion extends Record<string, unknown> {
  version: Record<string, unknown>;
  contentSchema: number;
  settingsSchema: number;
}

/** The versions that a condition lets through, the latest first, with what the plant assumed for each. */
export async function readVersions(
  db: Pick<Database, "execute">,
  where: SQL,
): Promise<NamedVersion[]> {
  const content = sql`${versions.content}`;
  const { rows } = await db.execute<StoredVersion>(sql`
    select json_build_object('id', ${versions.id}, 'number', ${versions.number}, 'content', ${content},
      'size', ${sizeOf(content)}, 'materialGrade', ${gradeOf(content)}, 'settings', ${boardSettings.factors},
      'createdBy', ${versions.createdBy}, 'createdAt', ${versions.createdAt},
      'specificationId', ${boxSpecifications.id}, 'client', ${boxSpecifications.client},
      'name', ${boxSpecifications.name}) as version,
      ${versions.schemaVersion} as "contentSchema", ${boardSettings.schemaVersion} as "settingsSchema"
    from ${versions} join ${boxSpecifications} on ${boxSpecifications.id} = ${versions.specificationId}
      join ${boardSettings} on ${boardSettings.id} = ${versions.settingsId}
    where ${where} order by ${versions.number} desc`);
  return rows.map(({ version, contentSchema, settingsSchema }) =>
    NamedVersion.parse({
      ...version,
      content: specificationSchema.read(contentSchema, version.content),
      settings: boardSettingsSchema.read(settingsSchema, version.settings),
    }),
  );
}

/** @throws HttpError 400 with a message per field where the plant's machines cannot make the box */
export async function checkMachines(db: Database | WriteDatabase, content: SpecificationContent) {
  const { settings } = await readBoardSettings(db);
  const errors = Object.entries(machineErrors(content, settings));
  if (errors.length === 0) return;
  throw badRequest(
    Object.fromEntries(errors.map(([field, message]) => [`content.${field}`, message])),
  );
}

/** Adds a version with what the plant assumes now. @returns its id */
export async function addVersion(
  tx: WriteDatabase,
  version: { specificationId: number; number: number; content: SpecificationContent },
  createdBy: string,
): Promise<number> {
  const settingsId = await presentSettingsId(tx, createdBy);
  const [row] = await tx
    .insert(versions)
    .values({ ...version, schemaVersion: specificationSchema.version, settingsId, createdBy })
    .returning({ id: versions.id });
  if (!row) throw new Error("An insert returned no row");
  return row.id;
}
