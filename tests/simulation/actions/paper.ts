import { defineAction, pickFrom, runOf, withKey } from "../plant";
import { scanOf } from "./people";

const receiveReel = defineAction({
  name: "receiveReel",
  weight: 4,
  choose: (random) => ({
    kilograms: random.integer(200, 900),
    gsm: random.pick([100, 120, 150]),
    unit: random.pick(["A", "B"]),
  }),
  async act({ kilograms, gsm, unit }, plant, key) {
    const body = {
      reelNo: 50_000 + Number(key),
      gsm,
      burstFactor: 18,
      deckle: 120,
      unit,
      paperType: "Kraft",
      supplierName: "Tungabhadra Papers",
      initialWeight: kilograms,
      createdBy: "staff@example.com",
    };
    const reply = await plant.host.call("staff", "registerReel", { body });
    if (reply.status !== 200) return;
    const { barcodeId } = reply.body;
    const named = { params: { barcodeIdOrReelNo: barcodeId } };
    const { id } = (await plant.host.call("staff", "getReelDetails", named)).body;
    plant.reels.push({ key, id, barcodeId, grams: kilograms * 1000, state: "STORE" });
  },
});

const issueReel = defineAction({
  name: "issueReel",
  weight: 5,
  choose(random, plant) {
    const { reels, orders } = plant;
    const reel = pickFrom(random, reels, ({ state }) => state === "STORE");
    const running = orders.filter(({ status }) => status === "IN_PROGRESS");
    // Orders of combined runs are rare, so three of ten draws prefer them.
    const combined = random.chance(0.3) ? running.filter((one) => runOf(plant, one)) : [];
    const order = pickFrom(random, combined.length > 0 ? combined : running);
    return reel && order && { reel: reel.key, order: order.key };
  },
  async act({ reel: reelKey, order: orderKey }, plant) {
    const reel = withKey(plant.reels, reelKey);
    const order = withKey(plant.orders, orderKey);
    if (!reel || !order) return;
    const { barcodeId } = reel;
    const body = { ...scanOf(plant), barcodeId, orderId: order.id, usageType: "TOP" };
    const reply = await plant.host.call("station", "issueReel", { body });
    if (reply.status !== 200 || reply.body.outcome !== "ISSUED") return;
    reel.state = "MACHINE";
    reel.order = order;
    reel.run = runOf(plant, order);
  },
});

const returnReel = defineAction({
  name: "returnReel",
  weight: 5,
  choose(random, { reels }) {
    const reel = pickFrom(random, reels, ({ state }) => state === "MACHINE");
    const share = random.chance(0.3) ? 0 : random.next();
    return reel && { reel: reel.key, grams: Math.floor(reel.grams * share) };
  },
  async act({ reel: reelKey, grams }, plant) {
    const reel = withKey(plant.reels, reelKey);
    if (!reel) return;
    const { barcodeId } = reel;
    const body = { ...scanOf(plant), barcodeId, weight: grams / 1000, howManyBox: 100 };
    const reply = await plant.host.call("station", "returnReel", { body });
    if (reply.status !== 200 || reply.body.outcome !== "RETURNED") return;
    const { order, run } = reel;
    if (order) plant.uses.push({ barcodeId, order, run, grams: reel.grams - grams });
    reel.grams = grams;
    reel.state = grams === 0 ? "GONE" : "STORE";
  },
});

export const paperActions = [receiveReel, issueReel, returnReel];
