import { eq } from "drizzle-orm";
import { stateText } from "../../domain/clients/states";
import type { Reader } from "../db/connect";
import { clients } from "../db/schema";

/** Returns the billing address and the GSTIN of a client as the lines of a paper. */
export function addressLines(client: typeof clients.$inferSelect): string[] {
  const { billingStreet, billingTown, billingPin, billingStateCode, gstin } = client;
  const town = [billingTown, billingPin].filter(Boolean).join(" ");
  return [
    ...(billingStreet?.split("\n") ?? []),
    ...(town ? [town] : []),
    ...(billingStateCode ? [stateText(billingStateCode)] : []),
    ...(gstin ? [`GSTIN: ${gstin}`] : []),
  ];
}

/** Reads {@link addressLines} of a client. */
export async function readAddressLines(db: Reader, id: number): Promise<string[]> {
  const [client] = await db.select().from(clients).where(eq(clients.id, id));
  return client ? addressLines(client) : [];
}
