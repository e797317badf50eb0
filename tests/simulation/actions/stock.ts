import { defineAction, type KnownReel, type Plant, pickFrom, withKey } from "../plant";
import { daysAfter, expectOutcome, numbered, type Outcome } from "./requests";

const outcomes: Readonly<Record<string, Outcome>> = {
  AVAILABLE: "accepted",
  IN_USE: "reel.atMachine",
};

const readReel = async ({ host }: Plant, { barcodeId }: KnownReel) =>
  (await host.call("staff", "getReelDetails", { params: { barcodeIdOrReelNo: barcodeId } })).body;

/** The kilograms by which the weight of a reel's receipt is corrected. */
const corrections = [-20, -7, 3, 12] as const;

async function correctWeight(plant: Plant, reel: KnownReel, kilograms: number) {
  const present = await readReel(plant, reel);
  const { reelNo, gsm, burstFactor, deckle, unit, paperType, supplierName, version } = present;
  const form = { reelNo, gsm, burstFactor, deckle, unit, paperType, supplierName, version };
  const initialWeight = present.initialWeight + kilograms;
  const sent = numbered(reel.id, { ...form, initialWeight });
  const reply = await plant.host.call("owner", "updateReel", sent);
  if (reply.status !== 200) return;
  reel.grams += kilograms * 1000;
  if (reel.state === "STORE" && reply.body.status === "CONSUMED") reel.state = "GONE";
}

/** A reel is weighed again, or a part of it is scrapped. While it is at a machine, its weight cannot be changed. */
const correctReel = defineAction({
  name: "correctReel",
  weight: 2,
  choose(random, { reels }) {
    const reel = pickFrom(random, reels, ({ state }) => state !== "GONE");
    const drawn = { isScrap: random.chance(0.5), share: 0.01 + random.next() * 0.9 };
    // Scrap alone leaves the mill's weight to be corrected.
    const further = random.chance(0.5) ? random.pick(corrections) : 0;
    return reel && { reel: reel.key, ...drawn, further };
  },
  async act({ reel: reelKey, isScrap, share, further }, plant) {
    const reel = withKey(plant.reels, reelKey);
    if (!reel) return;
    const { version, status } = await readReel(plant, reel);
    const rest = Math.floor(reel.grams * share);
    const weight = (isScrap ? reel.grams - rest : rest) / 1000;
    const sent = numbered(reel.id, { weight, reason: "Weighed again", version });
    const call = isScrap ? "scrapReel" : "adjustReel";
    const reply = await plant.host.call("owner", call, sent);
    const outcome = outcomes[status] ?? "any";
    if (!expectOutcome(reply, outcome, `${call} ${JSON.stringify(sent)}`)) return;
    reel.grams = rest;
    // A rest that is lighter than the core is used up.
    reel.state = reply.body.status === "CONSUMED" ? "GONE" : "STORE";
    if (isScrap && further !== 0 && reel.state === "STORE")
      await correctWeight(plant, reel, further);
  },
});

/** The mill's weight of a reel is corrected. A reel that was weighed again keeps its weight. */
const correctReceipt = defineAction({
  name: "correctReceipt",
  weight: 2,
  choose(random, { reels }) {
    const reel = pickFrom(random, reels, ({ state }) => state !== "GONE");
    return reel && { reel: reel.key, kilograms: random.pick(corrections) };
  },
  async act({ reel: reelKey, kilograms }, plant) {
    const reel = withKey(plant.reels, reelKey);
    if (reel) await correctWeight(plant, reel, kilograms);
  },
});

/** The least stock of a paper, as a person sets it. */
const setReorderLevel = defineAction({
  name: "setReorderLevel",
  weight: 0.5,
  choose: (random) => ({
    gsm: random.pick([100, 120, 150]),
    dailyUse: random.integer(1, 900),
    leadDays: random.integer(1, 30),
  }),
  async act({ gsm, dailyUse, leadDays }, { host }) {
    const body = { gsm, burstFactor: 18, dailyUse, leadDays, safety: 500 };
    const reply = await host.call("staff", "updateReorderLevel", { body });
    expectOutcome(reply, "accepted", `The least stock of ${gsm} g/m²`);
  },
});

/** The plant's figures of board and of change-overs. */
const setBoard = defineAction({
  name: "setBoard",
  weight: 0.4,
  choose: (random) => ({
    edge: random.integer(5, 20),
    sameBoardMinutes: random.integer(0, 30),
    setUpMetres: random.integer(0, 100),
    isOld: random.chance(0.2),
  }),
  async act({ isOld, ...changed }, { host }) {
    const { body: present } = await host.call("staff", "getBoardSettings");
    const version = isOld ? present.version + 1 : present.version;
    const body = { ...present, ...changed, version };
    const reply = await host.call("owner", "updateBoardSettings", { body });
    expectOutcome(reply, isOld ? "settings.stale" : "accepted", "The settings of the board");
  },
});

/** Accepts a take-up of a flute that the runs have measured. */
const acceptTakeUp = defineAction({
  name: "acceptTakeUp",
  weight: 0.6,
  choose: (_, { host }) => ({ from: daysAfter(host.today(), -300), to: host.today() }),
  async act(query, { host }) {
    const { takeUps } = (await host.call("staff", "getPaperReport", { query })).body;
    const [proposal] = takeUps;
    if (!proposal) return;
    const { flute, measured } = proposal;
    const reply = await host.call("owner", "acceptTakeUp", { body: { flute, measured } });
    expectOutcome(reply, "accepted", `The take-up ${measured} of ${flute}`);
  },
});

export const stockActions = [correctReel, correctReceipt, setReorderLevel, setBoard, acceptTakeUp];
