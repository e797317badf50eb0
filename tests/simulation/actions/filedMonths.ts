import { clientParty } from "../../support/invoiceDocument";
import { defineAction, type Plant, pickFrom } from "../plant";
import { expectOutcome, numbered } from "./requests";

/** Posting and cancelling in a filed month are refused. */
async function expectNoPapers({ host, dispatches, invoices }: Plant, month: string) {
  const dispatch = dispatches.find((one) => !one.isCancelled && !one.invoice);
  if (dispatch && host.today().startsWith(month)) {
    const recipient = { ...clientParty, name: dispatch.order.client.name };
    const goods = { description: "Corrugated box", hsn: "48191010", price: 12.5 };
    const transport = { mode: "ROAD", vehicleNumber: "KA01AB1234", distanceKm: 0 };
    const body = { kind: "TAX_INVOICE", dispatchId: dispatch.id, ...goods, recipient, transport };
    const reply = await host.call("staff", "createInvoice", { body });
    expectOutcome(reply, "invoice.monthFiled", `An invoice in the filed month ${month}`);
  }
  const posted = invoices.find((one) => !one.isCancelled);
  if (!posted) return;
  const { date } = (await host.call("staff", "getInvoice", numbered(posted.id))).body;
  if (!date.startsWith(month)) return;
  const sent = numbered(posted.id, { reason: "Wrong client" });
  const reply = await host.call("staff", "cancelInvoice", sent);
  expectOutcome(reply, "invoice.monthFiled", `Cancelling ${posted.id} in the filed month ${month}`);
}

/** A month's papers are filed and locked. The lock is taken back at once, so that the plant goes on posting. */
const fileMonth = defineAction({
  name: "fileMonth",
  weight: 0.7,
  choose(random, { ledger, host }) {
    const entry = pickFrom(random, ledger);
    const month = random.chance(0.5) ? host.today() : entry?.date;
    return month === undefined ? undefined : { month: month.slice(0, 7) };
  },
  async act({ month }, plant) {
    const { call } = plant.host;
    const sent = { params: { month } };
    const locked = await call("owner", "lockFiledMonth", sent);
    expectOutcome(locked, "accepted", `Locking ${month}`);
    const again = await call("owner", "lockFiledMonth", sent);
    expectOutcome(again, "filedMonth.locked", `Locking ${month} again`);
    await expectNoPapers(plant, month);
    const back = { ...sent, body: { reason: "Filed too early" } };
    const unlocked = await call("owner", "unlockFiledMonth", back);
    expectOutcome(unlocked, "accepted", `Unlocking ${month}`);
    const open = await call("owner", "unlockFiledMonth", back);
    expectOutcome(open, "filedMonth.open", `Unlocking ${month} again`);
  },
});

export const filedMonthActions = [fileMonth];
