import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

/** A name in the form of an earlier version: two lines, one turned round. */
const earlier = "Asha\n\u202eoaR";

beforeAll(async () => {
  await seed(host);
  for (const statement of [
    "update employees set name = $",
    "update admins set first_name = $, last_name = $, user_name = $ || id",
    "update devices set name = $",
    "update orders set client = $, delivery_address = $",
    "update reels set supplier_name = $ || id, shade = $, received_at = '2099-01-01Z'",
    "update industries set industry_name = $ || id, address = $",
    "update gallery_boxes set box = $ || id, box_description = $",
    "update contacts set name = $",
    "update box_specifications set client = $, name = $ || id",
    "insert into holidays (date, name) values ('2026-08-15', $)",
    `insert into box_specification_versions (specification_id, number, content, settings_id, created_by)
      select specification_id, number + 1, jsonb_set(content::jsonb, '{layers,0,shade}', to_jsonb($)),
        settings_id, created_by from box_specification_versions where id = 1`,
  ])
    await host.db.execute(sql.raw(statement.replaceAll("$", "E'Asha\\n\\u202eoaR'::text")));
});

test.each([
  "getEmployees",
  "getAdmins",
  "getDevices",
  "getAllOrders",
  "getReelStocks",
  "getAllIndustry",
  "getAllBoxDetails",
  "getIndustries",
  "getBoxes",
  "getContacts",
  "getSpecifications",
] as const)("%s lists what was stored by earlier rules", async (name) => {
  const reply = await host.call("owner", name);
  expect(reply.status).toBe(200);
  expect(JSON.stringify(reply.body)).toContain(JSON.stringify(earlier).slice(1, -1));
});

test.each([
  ["getEmployee", exampleOf("getEmployee", 1)],
  ["getOrder", exampleOf("getOrder", 1)],
  ["getReelDetails", exampleOf("getReelDetails", 1)],
  ["getSpecification", exampleOf("getSpecification", 1)],
  ["getSpecificationVersion", exampleOf("getSpecificationVersion", 1)],
  ["getCalendar", {}],
] as const)("%s reads what was stored by earlier rules", async (name, request) => {
  const reply = await host.call("owner", name, request);
  expect(reply).toMatchObject({ status: 200 });
  expect(JSON.stringify(reply.body)).toContain(JSON.stringify(earlier).slice(1, -1));
});

test("a person with an earlier name is deactivated and reinstated, but cannot be saved with it", async () => {
  const [admin] = (await host.call("owner", "getAdmins")).body.slice(-1);
  const params = { id: String(admin.id) };
  expect(await host.call("owner", "deactivateAdmin", { params })).toMatchObject({
    status: 200,
    body: { firstName: earlier },
  });
  expect(await host.call("owner", "reinstateAdmin", { params })).toMatchObject({ status: 200 });
  const { id: _, active: _active, ...fields } = admin;
  const body = { ...fields, version: admin.version + 2 };
  expect(await host.call("owner", "updateAdmin", { params, body })).toMatchObject({
    status: 400,
    body: { errors: { firstName: "Must be one line without hidden characters" } },
  });
});
