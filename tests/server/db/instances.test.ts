import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { buildApp } from "../../../server/app";
import { connect } from "../../../server/db/connect";
import { signInAttempts } from "../../../server/db/schema";
import { firstStart } from "../../../server/firstStart";
import { urlOf } from "../../support/cluster";
import { exampleOf } from "../../support/examples";
import { people } from "../../support/people";
import { plant, secret } from "../../support/plant";

const host = plant();

test("two servers that start together on an empty database make one plant and one owner", async () => {
  const { url } = inject("cluster");
  const name = `plant_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);

  const listening: boolean[] = [];
  const start = async () => {
    const { db, close } = await connect(urlOf(url, name));
    const listen = async (isReady: boolean) => void listening.push(isReady);
    const made = await firstStart(db, { ...people.owner, demo: true }, listen);
    const { rows } = await db.execute<{ admins: number; employees: number }>(sql`
      select (select count(*)::int from admins) as admins,
        (select count(*)::int from employees) as employees`);
    await close();
    return { made, found: rows[0] };
  };
  const both = await Promise.all([start(), start()]);

  expect(both.filter(({ made }) => made.length > 0)).toHaveLength(1);
  for (const { found } of both) expect(found).toEqual({ admins: 2, employees: 70 });
  // The first start tells before its owner exists that it is not ready. The second may answer from its first moment on.
  expect(listening).toEqual([false, true]);
  await client.query(`drop database ${name} with (force)`);
  await client.end();
});

test("a change of one server is shown by the other one, which had cached the list", async () => {
  const other = buildApp({ db: host.callsDb, secret });
  const headers = { authorization: `Bearer ${await host.tokenOf("owner")}` };
  const orders = () => other.inject({ url: "/api/admin/order/getAllOrders", headers });
  expect((await orders()).json()).toEqual([]);
  const { body } = await host.call("owner", "createOrder", exampleOf("createOrder", 1));
  const listed = await orders();
  expect(listed.json()).toMatchObject([{ id: body.id }]);

  const { headers: hostHeaders } = await host.call("owner", "getAllOrders");
  expect(hostHeaders.etag).toBe(listed.headers.etag);
  await other.close();
});

test("wrong passwords count together on all servers", async () => {
  const other = buildApp({ db: host.callsDb, secret });
  const wrong = { email: "owner@example.com", password: "not-the-right-one" };
  const nine = Array.from({ length: 9 }, () => ({ email: wrong.email, address: "192.0.2.1" }));
  await host.db.insert(signInAttempts).values(nine);
  const login = { method: "POST", url: "/api/admin/login", payload: wrong } as const;
  expect((await other.inject(login)).statusCode).toBe(401);
  expect(await host.call("visitor", "login", { body: wrong })).toMatchObject({ status: 429 });
  await other.close();
});
