import { expect, test } from "vitest";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";

const host = plant();

const paper = { gsm: 120, burstFactor: 18, rct: 1.1 };
const specification = {
  quantity: 5000,
  content: {
    style: "0201",
    measured: "INSIDE",
    length: 400,
    width: 300,
    height: 200,
    ply: 3,
    layers: [paper, { flute: "C", ...paper }, paper],
    printColours: 2,
  },
};

const send = (more: object) => {
  const { body } = exampleOf("submitContact", 0);
  return host.call("visitor", "submitContact", { body: { ...body, ...more } });
};

test("an enquiry keeps the box that the visitor estimated, and one without a box stays as before", async () => {
  expect((await send({ specification })).status).toBe(200);
  expect((await send({})).status).toBe(200);
  const { body } = await host.call("owner", "getContacts");
  expect(body).toMatchObject([{ name: "Asha", specification }, { name: "Asha" }]);
  expect(body[1]).not.toHaveProperty("specification");
  const replied = await host.call("owner", "updateReplyStatus", {
    params: { id: String(body[0].id) },
    body: { replyStatus: true },
  });
  expect(replied.status).toBe(200);
  expect((await host.call("owner", "getContacts")).body[0]).toMatchObject({
    replyStatus: true,
    specification,
  });
});

test.each([
  ["a text", "400 × 300"],
  ["a box without a quantity", { content: specification.content }],
  [
    "a board whose papers do not fit its plies",
    {
      ...specification,
      content: { ...specification.content, ply: 5 },
    },
  ],
  [
    "more than two kilobytes",
    {
      ...specification,
      content: {
        ...specification.content,
        layers: Array.from({ length: 7 }, () => ({ ...paper, shade: "x".repeat(3000) })),
      },
    },
  ],
])("%s is refused with its field, and nothing is stored", async (_what, wrong) => {
  const before = (await host.call("owner", "getContacts")).body;
  const reply = await send({ specification: wrong });
  expect(reply.status).toBe(400);
  expect(Object.keys(reply.body.errors).join()).toMatch(/^specification/);
  expect((await host.call("owner", "getContacts")).body).toEqual(before);
});
