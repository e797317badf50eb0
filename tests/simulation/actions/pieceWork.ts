import { indiaDate } from "../../../domain/indiaTime";
import { defineAction, pickFrom, withKey } from "../plant";
import { canRun, enterPieces, minutesBefore, stageAt } from "./floor";
import { daysAfter, numbered } from "./requests";

/** A person with a piece rate works at a machine, and pieces are entered: all that pay by pieces needs. */
const workByPiece = defineAction({
  name: "workByPiece",
  weight: 4,
  choose(random, { people, machines, orders }) {
    const order = pickFrom(random, orders.slice(-40), canRun);
    const machine = pickFrom(random, machines, ({ stage }) =>
      order?.box?.isPrinted ? stage !== "CUTTING" : true,
    );
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    if (!order || !machine || !person) return undefined;
    const work = { order: order.key, machine: machine.key, share: random.next() };
    const ratePerThousand = random.integer(1, 900) / 10;
    const startsIn = random.pick([0, 0, 1]);
    const minutes = { present: random.integer(10, 200), ago: random.integer(0, 20) };
    return { person: person.key, work, ratePerThousand, startsIn, minutes };
  },
  async act({ person: personKey, work, ratePerThousand, startsIn, minutes }, plant, key) {
    const person = withKey(plant.people, personKey);
    const order = withKey(plant.orders, work.order);
    const machine = withKey(plant.machines, work.machine);
    if (!person || !order || !machine) return;
    const { host } = plant;
    const { barcodeId } = person;
    const startedAt = minutesBefore(plant, minutes.present + minutes.ago);
    const validFrom = daysAfter(indiaDate(new Date(startedAt)), startsIn);
    const rate = { stage: stageAt(machine, order), validFrom, ratePerThousand };
    await host.call("owner", "createPieceRate", { body: { barcodeId, ...rate } });
    const times = { startedAt, endedAt: minutesBefore(plant, minutes.ago) };
    const crew = numbered(machine.id, { barcodeIds: [barcodeId], ...times });
    await host.call("owner", "createCrewTimes", crew);
    const entered = { ...work, minutesAgo: minutes.ago + 5, isConfirmed: true };
    await enterPieces.act(entered, plant, key);
  },
});

export const pieceWorkActions = [workByPiece];
