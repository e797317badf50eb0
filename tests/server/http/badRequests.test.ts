import { expect, test } from "vitest";
import { type CallName, callNames } from "../../../contract/routes";
import { bodyLimit } from "../../../server/http/callRoutes";
import { form } from "../../support/exampleRequest";
import { exampleOf, sent } from "../../support/examples";
import { plant } from "../../support/plant";
import { callOf, refusalsOf, withBody, writing } from "../../support/refusals";

const { ask, send, writesNothing } = refusalsOf(plant());

/** A history without a change, and a session that is over already, are no errors. */
const mayBeEmpty: readonly CallName[] = ["getHistory", "endSession", "endAdminSession"];
const withParams = callNames
  .filter((name) => callOf(name).path.includes(":"))
  .filter((name) => !mayBeEmpty.includes(name));

writesNothing(() => {
  test.each(withParams)("%s with a path that no record can have is refused", async (name) => {
    const names = [...callOf(name).path.matchAll(/:(\w+)/g)].map(([, param = ""]) => param);
    const { params, ...example } = exampleOf(name, 1);
    for (const value of ["2147483648", "9".repeat(40), "-1", "1.5", "0", "x".repeat(300)]) {
      for (const param of names) {
        const changed = { ...params, [param]: value };
        const reply = await ask(name, sent({ ...example, params: changed }));
        expect([400, 404, 409]).toContain(reply.status);
      }
    }
  });
});

writesNothing(() => {
  test.each(writing)("%s refuses a body beyond its limit before it is read", async (name) => {
    const { params, headers } = exampleOf(name, 1);
    const reply = await ask(name, {
      ...(params && { params }),
      ...(headers && { headers }),
      body: JSON.stringify({ name: "x".repeat(bodyLimit) }),
    });
    expect(reply.status).toBe(413);
  });
});

writesNothing(() => {
  test.each(writing)("%s refuses what is sent as plain text, XML or a file", async (name) => {
    const { params } = exampleOf(name, 1);
    for (const type of ["text/plain", "application/xml", "multipart/form-data; boundary=x"]) {
      const reply = await ask(name, {
        ...(params && { params }),
        body: "<a>1</a>",
        headers: { "content-type": type },
      });
      expect(reply.status).toBe(415);
    }
  });
});

const jsonOnly = withBody.filter(
  (name) => callOf(name).encoding !== "form" && name !== "submitContact",
);

writesNothing(() => {
  test.each(jsonOnly)("%s refuses a form, which another site could send", async (name) => {
    const reply = await send(name, { ...exampleOf(name, 1), headers: form });
    expect(reply.status).toBe(415);
  });
});

writesNothing(() => {
  test.each(jsonOnly)("%s refuses JSON that is broken, or no object", async (name) => {
    const { params } = exampleOf(name, 1);
    for (const body of ["{", "[]", '"text"', "7", "null", "", '{"__proto__":{"role":"x"}}']) {
      const reply = await ask(name, { ...(params && { params }), body });
      expect(reply.status).toBe(400);
    }
  });
});
