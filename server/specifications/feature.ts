import { and, eq, sql } from "drizzle-orm";
import { designOf } from "../../contract/boxSpecifications";
import { shippedWindowMs } from "../../contract/orders";
import { Specification, SpecificationDetails } from "../../contract/specifications";
import { boxFigures } from "../../domain/board/boxFigures";
import { isComputed } from "../../domain/board/computed";
import { currentMillis } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { checkClientId, clientIdByName } from "../clients/clientNames";
import { parseId } from "../db/ids";
import { boxSpecifications, boxSpecificationVersions, orders } from "../db/schema";
import { conflict, notFound } from "../errors";
import { readFirstRow } from "../lists/readList";
import { defineRecord, type ServerFeature } from "../records/defineRecord";
import { readRecord, recordId } from "../records/recordHandlers";
import { boardRecord, boardSettingsHandlers } from "./boardSettings";
import {
  addSpecification,
  addVersion,
  checkMachines,
  readVersions,
  specificationRows,
} from "./versions";

const specificationRecord = defineRecord({
  kind: "specification",
  seenBy: "getBoardSettings",
  table: boxSpecifications,
  name: boxSpecifications.name,
  attachments: { addedBy: "createSpecificationVersion", hasArtwork: true },
  what: say("this.specification"),
  reply: SpecificationDetails,
  async read(db, id) {
    const where = eq(boxSpecifications.id, id);
    const specification = await readFirstRow(db, { ...specificationRows, where }, Specification);
    return specification && { ...specification, versions: await readVersions(db, where) };
  },
});

export const feature = {
  records: { board: boardRecord, specification: specificationRecord },
  handlers: {
    ...boardSettingsHandlers,
    getSpecifications: () => specificationRows,

    getSpecification: readRecord(specificationRecord),

    async createSpecification({ body: { client, clientId, name, content }, session }, { tx }) {
      await checkClientId(tx, clientId);
      const box = { client, clientId: clientId ?? clientIdByName(client), name, content };
      const added = await addSpecification(tx, session, box);
      if (added) return { id: added.id };
      const message = say("specification.sameName", { client });
      throw conflict(message, { name: message });
    },

    async createSpecificationVersion(
      { params, body: { content, basedOnVersion }, session },
      { tx },
    ) {
      const id = recordId(specificationRecord, params.id);
      await checkMachines(tx, content);
      const number = basedOnVersion + 1;
      // The second of two edits of one version gets a conflict.
      const [raised] = await tx
        .update(boxSpecifications)
        .set({ version: number })
        .where(and(eq(boxSpecifications.id, id), eq(boxSpecifications.version, basedOnVersion)))
        .returning({ id: boxSpecifications.id });
      if (!raised) {
        const [present] = await tx
          .select({ version: boxSpecifications.version })
          .from(boxSpecifications)
          .where(eq(boxSpecifications.id, id));
        if (!present) throw notFound(say("this.specification"));
        throw conflict(
          say("specification.newerVersion", {
            version: String(present.version),
            began: String(basedOnVersion),
          }),
        );
      }
      const [before] = await readVersions(
        tx,
        sql`${boxSpecificationVersions.specificationId} = ${id} and ${boxSpecificationVersions.number} = ${basedOnVersion}`,
      );
      const versionId = await addVersion(
        tx,
        { specificationId: id, number, content },
        session.email,
      );
      await recordChange(tx, session, {
        call: "createSpecificationVersion",
        record: `specification ${id}`,
        before: { number: basedOnVersion, ...before?.content },
        after: { number, ...content },
      });
      return { id: versionId, number };
    },

    async getBoxWeights(_input, { db }) {
      const since = new Date(currentMillis() - 2 * shippedWindowMs).toISOString();
      const versions = await readVersions(
        db,
        sql`${boxSpecificationVersions.id} in (
          select ${orders.specificationVersionId} from ${orders}
          where ${orders.cancelledAt} is null
            and (${orders.status} <> 'SHIPPED' or ${orders.shippedAt} >= ${since}))`,
      );
      return {
        weights: versions.flatMap(({ id: versionId, content, settings }) => {
          const { boxWeight } = boxFigures(designOf(content), settings);
          return isComputed(boxWeight) ? { versionId, grams: boxWeight.value } : [];
        }),
      };
    },

    async getSpecificationVersion({ params }, { db }) {
      const id = parseId(params.id);
      const [version] =
        id === undefined ? [] : await readVersions(db, sql`${boxSpecificationVersions.id} = ${id}`);
      if (!version) throw notFound(say("this.specificationVersion"));
      return version;
    },
  },
} satisfies ServerFeature;
