import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { estimatePath } from "../../domain/estimateAddress";
import { acceptedLanguage, pathIn } from "../../domain/languages";
import type { Reader } from "../db/connect";
import { orders } from "../db/schema";
import { readOrderSpecification } from "../specifications/versions";

/** Returns the address that a code on a box's joint opens. */
export const repeatAddress = (website: string, code: string) => `${website}/again/${code}`;

const form = "#contactus";

/** Other texts may have characters that PostgreSQL refuses. */
const isCode = /^[0-9A-F]{20}$/i;

/**
 * Returns the page on which a box is ordered again: its estimate, or the enquiry form with its size and board. The page
 * has nothing else of the order. An unknown code opens the empty form.
 */
async function findRepeatPath(db: Reader, code: string): Promise<string> {
  const [order] = isCode.test(code)
    ? await db
        .select({ id: orders.id, size: orders.size, board: orders.materialGrade })
        .from(orders)
        .where(eq(orders.repeatCode, code.toUpperCase()))
    : [];
  if (!order) return `/contact${form}`;
  const specification = await readOrderSpecification(db, order.id);
  if (specification && specification.content.style !== "OTHER") {
    const { style, printColours, ...content } = specification.content;
    const { measured, length, width, height, ply, layers } = content;
    const colours = Math.min(printColours, 4);
    return estimatePath({ style, measured, length, width, height, ply, layers, colours });
  }
  const box = [order.size, order.board, code.toUpperCase()].filter(Boolean).join(", ");
  return `/contact?${new URLSearchParams({ again: box })}${form}`;
}

/** Leads from the code on a box's joint to the page on which the box is ordered again. */
export function repeatRoute(app: FastifyInstance, db: Reader) {
  app.get<{ Params: { code: string } }>("/again/:code", async ({ params, headers }, reply) => {
    const path = await findRepeatPath(db, params.code);
    reply.headers({
      "Cache-Control": "no-store",
      "X-Robots-Tag": "noindex",
      Vary: "Accept-Language",
    });
    return reply.redirect(pathIn(acceptedLanguage(headers["accept-language"]), path));
  });
}
