import { defineAction, type Plant, pickFrom, withKey } from "../plant";

const nextMonth = (month: string) => {
  const [year = 0, number = 0] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
};

const monthBefore = (date: string) => {
  const [year = 0, number = 0] = date.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
};

const hire = defineAction({
  name: "hire",
  weight: 2,
  choose: (random, { people, mostPeople }) =>
    people.filter(({ isActive }) => isActive).length < mostPeople
      ? { salary: random.integer(12, 40) * 1000, unit: random.pick(["A", "B"]) }
      : undefined,
  async act({ salary, unit }, plant, key) {
    const body = {
      name: `Person ${key}`,
      email: `person.${key}@example.com`,
      unit,
      gender: "female",
      phoneNumber: "+91 98450 00000",
      bloodGroup: "O+",
      dob: "1990-02-28",
    };
    const reply = await plant.host.call("owner", "registerEmployee", { body });
    if (reply.status !== 200) return;
    const { employeeId: id, barcodeId } = reply.body;
    const terms = {
      employeeId: id,
      monthlyBaseSalary: salary,
      otMultiplierFactor: 1.5,
      workingDays: 26,
    };
    const paid = await plant.host.call("owner", "addSalary", { body: terms });
    plant.people.push({ key, id, barcodeId, isActive: true, hasTerms: paid.status === 200 });
  },
});

const deactivate = defineAction({
  name: "deactivate",
  weight: 0.5,
  choose(random, { people }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    return person && { person: person.key };
  },
  async act({ person: personKey }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const params = { barcodeId: person.barcodeId };
    const reply = await plant.host.call("owner", "deactivateEmployee", { params });
    if (reply.status === 200) person.isActive = false;
  },
});

const reinstate = defineAction({
  name: "reinstate",
  weight: 0.3,
  choose(random, { people }) {
    const person = pickFrom(random, people, ({ isActive }) => !isActive);
    return person && { person: person.key };
  },
  async act({ person: personKey }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const params = { id: String(person.id) };
    const reply = await plant.host.call("owner", "reinstateEmployee", { params });
    if (reply.status === 200) person.isActive = true;
  },
});

/** Returns the fields of a scan that is made and sent now. */
export function scanOf(plant: Plant) {
  plant.scans += 1;
  const at = new Date(plant.host.now()).toISOString();
  const scanId = `00000000-0000-4000-8000-${String(plant.scans).padStart(12, "0")}`;
  return { scanId, sequence: plant.scans, scannedAt: at, sentAt: at, queued: false };
}

/** Chosen by the day's roster, not by weight: a person comes and goes at the gate. */
export const punch = defineAction({
  name: "punch",
  weight: 0,
  choose: () => undefined,
  async act({ person: personKey }: { person: string }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const body = { ...scanOf(plant), barcodeId: person.barcodeId };
    await plant.host.call("station", "punch", { body });
  },
});

/** True for one of two people whose days are compared. */
const isTwin = ({ twins }: Plant, { barcodeId }: { readonly barcodeId?: string }) =>
  twins !== undefined && [twins.inOrder, twins.late].some((one) => one.barcodeId === barcodeId);

const settleException = defineAction({
  name: "settleException",
  weight: 6,
  choose: (random) => ({ draw: random.next(), isAddition: random.chance(0.7) }),
  async act({ draw, isAddition }, plant) {
    const reply = await plant.host.call("owner", "getExceptions");
    const open = reply.body.filter((one: { barcodeId?: string }) => !isTwin(plant, one));
    const found = open[Math.floor(draw * open.length)];
    if (found === undefined) return;
    const at = new Date(Date.parse(found.at) + 8 * 3_600_000).toISOString();
    const correction = isAddition
      ? { action: "ADD", barcodeId: found.barcodeId, at, exceptionId: found.id }
      : { action: "CONFIRM", exceptionId: found.id };
    const body = { ...correction, reason: "The station was down" };
    await plant.host.call("owner", "proposeCorrection", { body });
  },
});

const takeLeave = defineAction({
  name: "takeLeave",
  weight: 2,
  choose(random, { people, host }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    if (!person) return undefined;
    const first = host.now() + random.integer(-20, 20) * 86_400_000;
    const last = first + random.integer(0, 9) * 86_400_000;
    const dates = [first, last].map((at) => new Date(at).toISOString().slice(0, 10));
    const kind = random.pick(["PAID", "UNPAID", "CASUAL", "CASUAL"] as const);
    const isHalfDay = dates[0] === dates[1] && random.chance(0.4);
    return { person: person.key, dates, kind, isHalfDay };
  },
  async act({ person: personKey, dates: [firstDate, lastDate], kind, isHalfDay }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const { barcodeId } = person;
    const body = { barcodeId, firstDate, lastDate, kind, isHalfDay, reason: "A wedding" };
    await plant.host.call("owner", "createLeave", { body });
  },
});

const grantLeave = defineAction({
  name: "grantLeave",
  weight: 1,
  choose(random, { people, host }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    const ago = random.integer(0, 5) * 86_400_000;
    const date = new Date(host.now() - ago).toISOString().slice(0, 10);
    return person && { person: person.key, date, days: random.integer(1, 12) / 2 };
  },
  async act({ person: personKey, date, days }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const entry = { barcodeId: person.barcodeId, kind: "CASUAL", type: "GRANTED", date, days };
    const body = { ...entry, reason: "For the festival" };
    await plant.host.call("owner", "createLeaveEntry", { body });
  },
});

const adjustPay = defineAction({
  name: "adjustPay",
  weight: 1,
  choose(random, { people }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    const kind = random.pick(["ADDITION", "DEDUCTION"] as const);
    return person && { person: person.key, kind, amount: random.integer(1, 900_00) / 100 };
  },
  async act({ person: personKey, kind, amount }, plant, key) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const month = plant.host.today().slice(0, 7);
    const reason = `Reason ${key}`;
    const body = { barcodeId: person.barcodeId, kind, month, amount, reason };
    await plant.host.call("owner", "createAdjustment", { body });
  },
});

const giveAdvance = defineAction({
  name: "giveAdvance",
  weight: 0.7,
  choose(random, { people }) {
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    const drawn = { instalments: random.integer(1, 6), isLater: random.chance(0.4) };
    return person && { person: person.key, ...drawn };
  },
  async act({ person: personKey, instalments, isLater }, plant, key) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const givenOn = plant.host.today();
    const month = givenOn.slice(0, 7);
    const body = {
      barcodeId: person.barcodeId,
      givenOn,
      amount: instalments * 500,
      instalment: 500,
      firstMonth: isLater ? nextMonth(month) : month,
      reason: `Advance ${key}`,
    };
    await plant.host.call("owner", "createAdvance", { body });
  },
});

interface Waiting {
  readonly id: number;
  readonly status: string;
}

/** Decides, as a super admin, the waiting corrections and requests of leave of a month. */
async function decideWaiting({ host }: Plant, month: string) {
  const { body: corrections } = await host.call("owner", "getCorrections");
  const proposed = corrections.filter(({ status }: Waiting) => status === "PROPOSED");
  const ids = proposed.slice(0, 100).map(({ id }: Waiting) => id);
  const status = "APPROVED";
  if (ids.length > 0) await host.call("owner", "decideCorrections", { body: { ids, status } });
  const { body } = await host.call("owner", "getPayrollMonth", { params: { month } });
  for (const { id } of body.leaveRequests) {
    const params = { id: String(id) };
    const approved = await host.call("owner", "approveLeave", { params });
    // A person who has left meanwhile gets no leave.
    if (approved.status !== 200) await host.call("owner", "cancelLeave", { params });
  }
}

/** Chosen on the fifth of a month: the month before is locked when nothing is open in it. */
export const lockMonth = defineAction({
  name: "lockMonth",
  weight: 0,
  choose: () => undefined,
  async act(_: object, plant) {
    const month = monthBefore(plant.host.today());
    const params = { month };
    await decideWaiting(plant, month);
    for (let tries = 0; tries < 200; tries += 1) {
      const open = await plant.host.call("owner", "getExceptions");
      const found = open.body.find(
        ({ date, isProposed }: { date: string; isProposed: boolean }) =>
          !isProposed && date.slice(0, 7) <= month,
      );
      if (found === undefined) break;
      const body = { action: "CONFIRM", exceptionId: found.id, reason: "Month's end" };
      const reply = await plant.host.call("owner", "proposeCorrection", { body });
      if (reply.status !== 200) break;
    }
    const reply = await plant.host.call("owner", "lockPayrollMonth", { params });
    if (reply.status !== 200) return;
    plant.lockedMonths.push(month);
    const rates = await plant.host.call("owner", "getStatutoryRates");
    plant.lockedRates.set(month, rates.body);
    for (const { id } of plant.people) {
      const sent = { params: { month, employeeId: String(id) } };
      const payslip = await plant.host.call("owner", "getPayslip", sent);
      if (payslip.status === 200)
        plant.lockedPayslips.set(`${month} ${id}`, JSON.stringify(payslip.body));
    }
  },
});

export const peopleActions = [
  hire,
  deactivate,
  reinstate,
  punch,
  settleException,
  takeLeave,
  grantLeave,
  adjustPay,
  giveAdvance,
  lockMonth,
];
