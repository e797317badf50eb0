import { eq, inArray, type SQL, sql } from "drizzle-orm";
import type { BoardSettings } from "../../contract/boardSettings";
import { SpecificationContent } from "../../contract/boxSpecifications";
import { machineErrors, NamedVersion } from "../../contract/specifications";
import { say } from "../../domain/messages/say";
import type { Session } from "../auth/sessions";
import type { Database, WriteDatabase } from "../db/connect";
import { boardSettings, boxSpecifications, boxSpecificationVersions, orders } from "../db/schema";
import { badRequest } from "../errors";
import { insertNewRecord } from "../records/insertRecord";
import { storedSchema } from "../storedSchema";
import { boardSettingsSchema, findPresentSettingsId, readBoardSettings } from "./boardSettings";

export const specificationSchema = storedSchema("A specification", 1, (stored) =>
  SpecificationContent.parse(stored),
);

const specificationTable = { kind: "specification", table: boxSpecifications } as const;

type SpecificationColumns = Pick<
  typeof orders.$inferSelect,
  "specificationVersionId" | "boardSettingsId"
>;

const none: SpecificationColumns = { specificationVersionId: null, boardSettingsId: null };

/**
 * Returns the specification's columns of an order. The same version as before keeps its earlier board settings.
 * @throws HttpError 400 if there is no such version
 */
export async function readSpecificationColumns(
  tx: WriteDatabase,
  versionId: number | null | undefined,
  by: string,
  before: SpecificationColumns = none,
): Promise<SpecificationColumns> {
  if (versionId === undefined || versionId === null) return none;
  if (versionId === before.specificationVersionId) {
    const { specificationVersionId, boardSettingsId } = before;
    return { specificationVersionId, boardSettingsId };
  }
  const [version] = await tx
    .select({ id: boxSpecificationVersions.id })
    .from(boxSpecificationVersions)
    .where(eq(boxSpecificationVersions.id, versionId));
  if (!version) throw badRequest({ specificationVersionId: say("specification.noVersion") });
  return {
    specificationVersionId: versionId,
    boardSettingsId: await findPresentSettingsId(tx, by),
  };
}

export interface OrderSpecification {
  readonly content: SpecificationContent;
  /** The plant's settings at the time of the order's first use. */
  readonly settings: BoardSettings;
}

/** Reads the specifications of orders by the orders' numbers. An order without a specification is absent. */
export async function readOrderSpecifications(
  db: Pick<Database, "select">,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderSpecification>> {
  const rows = await db
    .select({
      orderId: orders.id,
      content: boxSpecificationVersions.content,
      contentSchema: boxSpecificationVersions.schemaVersion,
      factors: boardSettings.factors,
      factorsSchema: boardSettings.schemaVersion,
    })
    .from(orders)
    .innerJoin(
      boxSpecificationVersions,
      eq(boxSpecificationVersions.id, orders.specificationVersionId),
    )
    .innerJoin(boardSettings, eq(boardSettings.id, orders.boardSettingsId))
    .where(inArray(orders.id, [...orderIds]));
  return new Map(
    rows.map(({ orderId, content, contentSchema, factors, factorsSchema }) => [
      orderId,
      {
        content: specificationSchema.read(contentSchema, content),
        settings: boardSettingsSchema.read(factorsSchema, factors),
      },
    ]),
  );
}

/** Reads the specification of an order. Undefined if the order has none or does not exist. */
export const readOrderSpecification = async (db: Pick<Database, "select">, orderId: number) =>
  (await readOrderSpecifications(db, [orderId])).get(orderId);

/** Reads the content of a specification's version. Undefined without such a version. */
export async function readVersion(db: Pick<Database, "select">, versionId: number | null) {
  if (versionId === null) return undefined;
  const [version] = await db
    .select()
    .from(boxSpecificationVersions)
    .where(eq(boxSpecificationVersions.id, versionId));
  return version && specificationSchema.read(version.schemaVersion, version.content);
}

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
  orderBy: sql`name, id`,
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

/** Checks that the plant's machines can make a box. @throws HttpError 400 with a message per field if they cannot */
export async function checkMachines(db: Database | WriteDatabase, content: SpecificationContent) {
  const { settings } = await readBoardSettings(db);
  const errors = Object.entries(machineErrors(content, settings));
  if (errors.length === 0) return;
  throw badRequest(
    Object.fromEntries(errors.map(([field, message]) => [`content.${field}`, message])),
  );
}

type BoxRow = typeof boxSpecifications.$inferInsert;

interface NewSpecification extends Pick<BoxRow, "client" | "name"> {
  readonly clientId: number | SQL<number | null>;
  readonly content: SpecificationContent;
}

/**
 * Adds a specification with its first version. Undefined if the client has a specification of this name.
 * @throws HttpError 400 with a message per field if the machines cannot make the box
 */
export async function addSpecification(
  tx: WriteDatabase,
  session: Session,
  { content, ...box }: NewSpecification,
): Promise<{ readonly id: number; readonly versionId: number } | undefined> {
  await checkMachines(tx, content);
  const createdBy = session.email;
  const row = await insertNewRecord(tx, session, specificationTable, {
    call: "createSpecification",
    values: { ...box, createdBy },
    after: { client: box.client, name: box.name, ...content },
  });
  if (!row) return undefined;
  const version = { specificationId: row.id, number: 1, content };
  return { id: row.id, versionId: await addVersion(tx, version, createdBy) };
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
