import { defineAction, type Plant, pickFrom, withKey } from "../plant";
import { drawingOf } from "./enquiries";
import { expectOutcome, numbered } from "./requests";

/** The author may edit a comment for ten minutes, and withdraws it once. */
const comment = defineAction({
  name: "comment",
  weight: 2,
  choose(random, { orders }) {
    const order = pickFrom(random, orders);
    const isEdited = random.chance(0.4);
    return order && { order: order.key, isEdited, isWithdrawn: random.chance(0.3) };
  },
  async act({ order: orderKey, isEdited, isWithdrawn }, plant, key) {
    const order = withKey(plant.orders, orderKey);
    if (!order) return;
    const { call } = plant.host;
    const body = { kind: "order", recordId: order.id, text: `Call before ${key}` };
    const reply = await call("staff", "addComment", { body });
    if (!expectOutcome(reply, "accepted", `The comment ${key}`)) return;
    const { id } = reply.body;
    const text = `Print ${key} first`;
    if (isEdited) {
      const other = await call("owner", "editComment", numbered(id, { text }));
      expectOutcome(other, "comment.notYours", `Another person's edit of the comment ${id}`);
      const edited = await call("staff", "editComment", numbered(id, { text }));
      expectOutcome(edited, "accepted", `The edit of the comment ${id}`);
    }
    if (!isWithdrawn) return;
    const withdrawn = await call("staff", "withdrawComment", numbered(id));
    expectOutcome(withdrawn, "accepted", `The withdrawal of the comment ${id}`);
    const late = await call("staff", "editComment", numbered(id, { text }));
    expectOutcome(late, "comment.isWithdrawn", `The edit of the withdrawn comment ${id}`);
  },
});

/** Adds a file to an order. The same content a second time is refused. */
const attachFile = defineAction({
  name: "attachFile",
  weight: 1.5,
  choose(random, { orders }) {
    const order = pickFrom(random, orders);
    return order && { order: order.key, isRemoved: random.chance(0.5), isBack: random.chance(0.5) };
  },
  async act({ order: orderKey, isRemoved, isBack }, plant, key) {
    const order = withKey(plant.orders, orderKey);
    if (!order) return;
    const { call } = plant.host;
    const params = { kind: "order", id: String(order.id) };
    const sent = { params, query: { name: `drawing-${key}.dxf` }, file: drawingOf(key) };
    const reply = await call("staff", "addFile", sent);
    expectOutcome(reply, "accepted", `The file ${key}`);
    expectOutcome(await call("staff", "addFile", sent), "file.same", `The same file ${key}`);
    const { id } = reply.body;
    if (!isRemoved) return;
    expectOutcome(await call("staff", "removeFile", numbered(id)), "accepted", `Removing ${id}`);
    const again = await call("staff", "removeFile", numbered(id));
    expectOutcome(again, "file.isRemoved", `Removing the file ${id} again`);
    if (!isBack) return;
    expectOutcome(await call("staff", "restoreFile", numbered(id)), "accepted", `Restoring ${id}`);
  },
});

/** A person follows a client, gets emails, and reads the bell. */
const followClient = defineAction({
  name: "followClient",
  weight: 1,
  choose(random, { clients }) {
    const client = pickFrom(random, clients);
    return client && { client: client.key, isFollowed: random.chance(0.7) };
  },
  async act({ client: clientKey, isFollowed }, plant: Plant) {
    const client = withKey(plant.clients, clientKey);
    if (!client) return;
    const { call } = plant.host;
    const followed = await call("staff", "followClient", numbered(client.id, { isFollowed }));
    expectOutcome(followed, "accepted", `Following ${client.name}`);
    await call("staff", "emailNotices", { body: { isEmailed: isFollowed } });
    const { notices } = (await call("staff", "getNotices")).body;
    const [newest] = notices;
    if (!newest) return;
    const body = { first: notices.at(-1).id, last: newest.id };
    const read = await call("staff", "readNotices", { body });
    expectOutcome(read, "accepted", "Reading the bell");
  },
});

export const commentActions = [comment, attachFile, followClient];
