import { type SQL, sql } from "drizzle-orm";
import { boxSpecifications, boxSpecificationVersions } from "../db/schema";

const field = (content: SQL, name: string) => sql`(${content} ->> ${name}::text)`;

/** The size of a version's box as an order says it: `400 × 300 × 200 mm`. */
export const sizeOf = (content: SQL) =>
  sql`${field(content, "length")} || ' × ' || ${field(content, "width")} || ' × ' || ${field(content, "height")} || ' mm'`;

const layers = (content: SQL) =>
  sql`jsonb_array_elements(${content} -> 'layers') with ordinality as layer(paper, place)`;

/** The papers of a version as an order says them, from the outside in: `120 / 100 C / 120 GSM, 18 BF`. */
export const gradeOf = (content: SQL) => sql`(
  select string_agg(concat_ws(' ', paper ->> 'gsm', paper ->> 'flute'), ' / ' order by place) || ' GSM, '
    || string_agg(distinct paper ->> 'burstFactor', ' / ') || ' BF'
  from ${layers(content)})`;

const content = sql`${boxSpecificationVersions.content}`;

/** Every specification with what its latest version says. */
export const specificationRows = {
  tables: [boxSpecifications, boxSpecificationVersions],
  from: sql`${boxSpecifications} join ${boxSpecificationVersions}
    on ${boxSpecificationVersions.specificationId} = ${boxSpecifications.id}
    and ${boxSpecificationVersions.number} = ${boxSpecifications.version}`,
  fields: {
    id: boxSpecifications.id,
    client: boxSpecifications.client,
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
