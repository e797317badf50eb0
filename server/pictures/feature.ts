import { createHash } from "node:crypto";
import { and, eq, lt, type SQLWrapper, sql } from "drizzle-orm";
import { pathOf } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import { pictureWidths } from "../../domain/pictures";
import type { WriteDatabase } from "../db/connect";
import {
  catalogueBoxes,
  companyFacts,
  galleryBoxes,
  industries,
  invoiceSettings,
  pictures,
} from "../db/schema";
import { notFound } from "../errors";
import type { ServerFeature } from "../records/defineRecord";
import { encodePicture, readPicture, uploadTransactions } from "./encodePicture";

const [smallWidth, largeWidth] = pictureWidths;

const urlOf = (sha256: string) =>
  `/api${pathOf("getPicture", { sha256, width: String(largeWidth) })}`;

/**
 * Deletes the pictures that no record shows. Pictures of the last day stay, because their form may not be saved yet.
 */
function deleteUnused(tx: WriteDatabase) {
  const shown = (column: SQLWrapper) => sql`${column} like '%/' || ${pictures.sha256} || '/%'`;
  return tx.delete(pictures).where(
    and(
      lt(pictures.createdAt, sql`now() - interval '1 day'`),
      sql`not exists (select from ${galleryBoxes} where ${shown(galleryBoxes.boxUrl)})`,
      sql`not exists (select from ${catalogueBoxes} where ${shown(catalogueBoxes.url)})`,
      sql`not exists (select from ${industries} where ${shown(industries.url)})`,
      sql`not exists (select from ${companyFacts}
          where ${shown(sql`${companyFacts.pictures}::text`)})`,
      // A posted paper keeps its logo, and rows of settings are never changed.
      sql`not exists (select from ${invoiceSettings}
          where ${shown(sql`${invoiceSettings.settings} ->> 'logo'`)})`,
    ),
  );
}

export const feature = {
  handlers: {
    uploadPicture: {
      ...uploadTransactions,
      async run({ body, session }, { transact }) {
        const bytes = await readPicture(body);
        const sha256 = createHash("sha256").update(bytes).digest("hex");
        const picture = await encodePicture(bytes);
        const createdBy = session.email;
        await transact(async (tx) => {
          await tx
            .insert(pictures)
            .values({ ...picture, sha256, createdBy })
            .onConflictDoUpdate({ target: pictures.sha256, set: { createdAt: sql`now()` } });
          await deleteUnused(tx);
        });
        return { url: urlOf(sha256), width: picture.width, height: picture.height };
      },
    },

    async getPicture({ params: { sha256, width } }, { db }) {
      const column = width === String(smallWidth) ? pictures.small : pictures.large;
      const isKnown = pictureWidths.some((one) => String(one) === width);
      const [row] = isKnown
        ? await db.select({ bytes: column }).from(pictures).where(eq(pictures.sha256, sha256))
        : [];
      if (!row) throw notFound(say("this.picture"));
      return row.bytes;
    },
  },
} satisfies ServerFeature;
