import { randomUUID } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { gstinCheckCharacter } from "../../../domain/clients/gstin";
import { plantParty } from "../invoiceDocument";
import { newStation } from "./station";

async function send(
  request: APIRequestContext,
  method: "post" | "put",
  path: string,
  data: object,
  headers: Readonly<Record<string, string>> = {},
) {
  const reply = await request[method](`/api${path}`, { data, headers });
  if (!reply.ok()) throw new Error(`${path} answered ${reply.status()}: ${await reply.text()}`);
  return reply;
}

/** Enters the plant as the supplier of invoices. Another test may have entered it. */
export async function enterSupplier(request: APIRequestContext) {
  const path = "/admin/invoice-settings";
  const settings: object = await (await request.get(`/api${path}`)).json();
  if (!("supplier" in settings))
    await send(request, "put", path, { ...settings, supplier: plantParty });
}

/** Adds a client in Bengaluru with a made-up GSTIN. */
export async function addClient(request: APIRequestContext, name: string) {
  const start = `29AAJFK${String(Date.now()).slice(-4)}Q1Z`;
  const gstin = start + gstinCheckCharacter(start);
  const reply = await send(request, "post", "/admin/clients", {
    name,
    gstin,
    billingStreet: "7 Mill Street",
    billingTown: "Bengaluru",
    billingStateCode: "29",
    billingPin: "560100",
  });
  const { id }: { id: number } = await reply.json();
  return { id, gstin };
}

/** Issues a reel for an order at a new station, and returns it with the boxes that it gave. */
export async function runReel(
  request: APIRequestContext,
  { barcodeId, orderId, weight, boxes }: Run,
) {
  const { pairingCode } = await newStation(request, `Corrugator ${randomUUID().slice(0, 8)}`);
  const paired = await send(request, "post", "/station/pair", { code: pairingCode });
  const { token }: { token: string } = await paired.json();
  const scan = (path: string, sequence: number, more: object) => {
    const now = new Date().toISOString();
    const times = { scannedAt: now, sentAt: now, queued: false };
    const data = { scanId: randomUUID(), sequence, ...times, barcodeId, ...more };
    return send(request, "post", path, data, { Authorization: `Bearer ${token}` });
  };
  await scan("/station/issue-reel", 1, { orderId, usageType: "TOP", layer: 0 });
  await scan("/station/return-reel", 2, { weight, howManyBox: boxes });
}

interface Run {
  readonly barcodeId: string;
  readonly orderId: number;
  /** The weight of the returned reel in kilograms. */
  readonly weight: number;
  readonly boxes: number;
}
