import { sql } from "drizzle-orm";
import { gstinCheckCharacter } from "../../domain/clients/gstin";
import type { WriteDatabase } from "../db/connect";
import { boxSpecifications, clients as clientTable, orders } from "../db/schema";
import { clients } from "./demoClients";

/** The last clients have no record: the office links their names. */
const clientsWithoutRecord = 4;

/** Makes up a GSTIN with a right check character. */
export function demoGstin(stateCode: string, number: number): string {
  const start = `${stateCode}AAAFD${String(number).padStart(4, "0")}Q1Z`;
  return start + gstinCheckCharacter(start);
}

const recordOf = ({ name, place }: (typeof clients)[number], index: number) => {
  const isTamilNadu = place === "Hosur";
  const stateCode = isTamilNadu ? "33" : "29";
  const town = place.split(", ").at(-1) ?? place;
  const address = { street: `Plot ${12 + index * 7}, Industrial Area`, town, stateCode };
  const pin = isTamilNadu ? "635109" : String(560_010 + index);
  return {
    name,
    gstin: index % 5 === 4 ? null : demoGstin(stateCode, index + 1),
    billingStreet: address.street,
    billingTown: town,
    billingStateCode: stateCode,
    billingPin: pin,
    contactName: "Stores",
    contactPhone: `+91 80 5550 01${10 + index}`,
    paymentDays: index % 3 === 0 ? 45 : 30,
    deliveryAddresses: [{ ...address, street: `Goods inward, ${address.street}`, pin }],
  };
};

export const demoClientRecords: (typeof clientTable.$inferInsert)[] = clients
  .slice(0, -clientsWithoutRecord)
  .map(recordOf);

/** Links the orders and specifications with a client's name to the client. */
export async function linkDemoClients(tx: WriteDatabase): Promise<void> {
  for (const table of [orders, boxSpecifications])
    await tx.execute(sql`
      update ${table} set client_id = ${clientTable}.id from ${clientTable}
      where ${clientTable}.name = ${table}.client`);
}
