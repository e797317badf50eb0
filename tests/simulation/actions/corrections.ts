import { defineAction, pickFrom, withKey } from "../plant";
import { atPart, changeListed, expectOutcome, numbered } from "./requests";

interface OpenException {
  readonly id: string;
  readonly isProposed: boolean;
  readonly assignedTo?: string;
}

/** Staff propose a scan, which a super admin decides. */
const proposeScan = defineAction({
  name: "proposeScan",
  weight: 3,
  choose(random, { people, host }) {
    const person = pickFrom(random, people);
    const at = new Date(host.now() - random.integer(60, 6000) * 60_000).toISOString();
    return person && { person: person.key, at };
  },
  async act({ person: personKey, at }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const scan = { action: "ADD", barcodeId: person.barcodeId, at };
    const body = { ...scan, reason: "The badge was left at home" };
    await plant.host.call("staff", "proposeCorrection", { body });
  },
});

const decideScan = changeListed({
  name: "decideScan",
  weight: 2,
  by: "owner",
  list: "getCorrections",
  change: ({ id }, draw) => [
    "decideCorrection",
    numbered(id, { status: draw < 0.7 ? "APPROVED" : "REJECTED" }),
  ],
  outcome({ status }) {
    if (status === "PROPOSED") return "accepted";
    return status === "APPROVED" ? "correction.approvedBy" : "correction.rejectedBy";
  },
});

/** A super admin decides all proposals together. */
const decideAll = defineAction({
  name: "decideAll",
  weight: 1,
  choose: (random) => ({ status: random.chance(0.7) ? "APPROVED" : "REJECTED" }),
  async act({ status }, { host }) {
    const { body: all } = await host.call("owner", "getCorrections");
    const ids = all
      .filter((one: { status: string }) => one.status === "PROPOSED")
      .map(({ id }: { id: number }) => id);
    if (ids.length === 0) return;
    const reply = await host.call("owner", "decideCorrections", { body: { ids, status } });
    expectOutcome(reply, "accepted", `Deciding ${ids.join()}`);
  },
});

/** An exception is somebody's work, and then all of the open ones are confirmed together. */
const settleTogether = defineAction({
  name: "settleTogether",
  weight: 2,
  choose: (random) => ({ part: random.next(), isAssigned: random.chance(0.6) }),
  async act({ part, isAssigned }, { host }) {
    const { body: all } = await host.call("staff", "getExceptions");
    const open = all.filter(({ isProposed }: OpenException) => !isProposed);
    const one = atPart<OpenException>(open, part);
    if (!one) return;
    const { admins } = (await host.call("staff", "getAssignees")).body;
    const isTaken = !isAssigned && one.assignedTo !== undefined;
    const adminId = isTaken ? null : atPart<{ id: number }>(admins, part)?.id;
    const assignment = { body: { exceptionId: one.id, adminId } };
    const assigned = await host.call("staff", "assignException", assignment);
    expectOutcome(assigned, "accepted", `The assignment of ${one.id} to ${adminId}`);
    if (part < 0.5) return;
    const corrections = open
      .slice(0, 5)
      .map(({ id }: OpenException) => ({ action: "CONFIRM", exceptionId: id }));
    const body = { corrections, reason: "The station was down" };
    const reply = await host.call("staff", "settleExceptions", { body });
    expectOutcome(reply, "accepted", `Confirming ${JSON.stringify(corrections)}`);
  },
});

export const correctionActions = [proposeScan, decideScan, decideAll, settleTogether];
