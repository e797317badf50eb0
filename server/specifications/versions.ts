import { type SQL, sql } from "drizzle-orm";
import type { SpecificationContent } from "../../contract/boxSpecifications";
import { machineErrors, NamedVersion } from "../../contract/specifications";
import type { Database, WriteDatabase } from "../db/connect";
import { boardSettings, boxSpecifications, boxSpecificationVersions } from "../db/schema";
import { badRequest } from "../errors";
import { boardSettingsSchema, findPresentSettingsId, readBoardSettings } from "./boardSettings";
import { specificationSchema } from "./orderSpecification";

const field = (content: SQL, name: string) => sql`(${content} ->> ${name}::text)`;

/** Returns the SQL of the size of a version's box, in the form of an order: `400 × 300 × 200 mm`. */
const sizeOf = (content: SQL) =>
  sql`${field(content, "length")} || ' × ' || ${field(content, "width")} || ' × ' || ${field(content, "height")} || ' mm'`;

const layers = (content: SQL) =>
  sql`jsonb_array_elements(${content} -> 'layers') with ordinality as layer(paper, place)`;

/**
 * Returns the SQL of the papers of a version, in the form of an order, from the outside in: `120 / 100 C / 120 GSM, 18
 * BF`.
 */
const gradeOf = (content: SQL) => sql`(
  select string_agg(concat_ws(' ', paper ->> 'gsm', paper ->> 'flute'), ' / ' order by place) || ' GSM, '
    || string_agg(distinct paper ->> 'burstFactor', ' / ') || ' BF'
  from ${layers(content)})`;

const content = sql`${boxSpecificationVersions.content}`;

/** Every specification with the latest version's content. */
export const specificationRows = {
  tables: [boxSpecifications, boxSpecificationVersions],
  from: sql`${boxSpecifications} join ${boxSpecificationVersions}
    on ${boxSpecificationVersions.specificationId} = ${boxSpecifications.id}
    and ${boxSpecificationVersions.number} = ${boxSpecifications.version}`,
  fields: {
    id: boxSpecifications.id,
    client: boxSpecifications.client,
    clientId: boxSpecifications.clientId,
    name: boxSpecifications.name,
    size: sizeOf(content),
    materialGrade: gradeOf(content),
    ply: sql`(${field(content, "ply")})::int`,
    style: field(content, "style"),
    number: boxSpecificationVersions.number,
    latestVersionId: boxSpecificationVersions.id,
    createdBy: boxSpecifications.createdBy,
    createdAt: boxSpecifications.createdAt,
  },
  orderBy: sql`id`,
};

const versions = boxSpecificationVersions;

interface StoredVersion extends Record<string, unknown> {
  version: Record<string, unknown>;
  contentSchema: number;
  settingsSchema: number;
}

/** Reads the versions that meet a condition, the latest first, each with its board settings. */
export async function readVersions(db: Pick<Database, "execute">, where: SQL) {
  const content = sql`${versions.content}`;
  const { rows } = await db.execute<StoredVersion>(sql`
    select json_build_object('id', ${versions.id}, 'number', ${versions.number}, 'content', ${content},
      'size', ${sizeOf(content)}, 'materialGrade', ${gradeOf(content)}, 'settings', ${boardSettings.factors},
      'createdBy', ${versions.createdBy}, 'createdAt', ${versions.createdAt},
      'specificationId', ${boxSpecifications.id}, 'client', ${boxSpecifications.client},
      'clientId', ${boxSpecifications.clientId},
      'name', ${boxSpecifications.name}) as version,
      ${versions.schemaVersion} as "contentSchema", ${boardSettings.schemaVersion} as "settingsSchema"
    from ${versions} join ${boxSpecifications} on ${boxSpecifications.id} = ${versions.specificationId}
      join ${boardSettings} on ${boardSettings.id} = ${versions.settingsId}
    where ${where} order by ${versions.number} desc`);
  return rows.map(({ version: { clientId, ...version }, contentSchema, settingsSchema }) =>
    NamedVersion.parse({
      ...version,
      ...(clientId !== null && { clientId }),
      content: specificationSchema.read(contentSchema, version.content),
      settings: boardSettingsSchema.read(settingsSchema, version.settings),
    }),
  );
}

/** @throws HttpError 400 with a message per field if the plant's machines cannot make the box */
export async function checkMachines(db: Database | WriteDatabase, content: SpecificationContent) {
  const { settings } = await readBoardSettings(db);
  const errors = Object.entries(machineErrors(content, settings));
  if (errors.length === 0) return;
  throw badRequest(
    Object.fromEntries(errors.map(([field, message]) => [`content.${field}`, message])),
  );
}

/** Adds a version with the present board settings. @returns its id */
export async function addVersion(
  tx: WriteDatabase,
  version: { specificationId: number; number: number; content: SpecificationContent },
  createdBy: string,
): Promise<number> {
  const settingsId = await findPresentSettingsId(tx, createdBy);
  const [row] = await tx
    .insert(versions)
    .values({ ...version, schemaVersion: specificationSchema.version, settingsId, createdBy })
    .returning({ id: versions.id });
  if (!row) throw new Error("An insert returned no row");
  return row.id;
}
