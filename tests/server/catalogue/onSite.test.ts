import { stringify } from "csv-stringify/sync";
import { beforeAll, describe, expect, test } from "vitest";
import type { CallName } from "../../../contract/routes";
import { exampleOf, sent } from "../../support/examples";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";
import { undoCalls } from "../history/undoCalls";

const host = plant();
const { offered, undo } = undoCalls(host);

beforeAll(() => seed(host));

interface Kind {
  resource: "industries" | "boxes";
  publicList: CallName;
  officeList: CallName;
  update: CallName;
  /** The values of an edit of another field. */
  other: object;
}

const kinds: readonly Kind[] = [
  {
    resource: "industries",
    publicList: "getAllIndustry",
    officeList: "getIndustries",
    update: "updateIndustry",
    other: { city: "Hubli" },
  },
  {
    resource: "boxes",
    publicList: "getAllBoxDetails",
    officeList: "getBoxes",
    update: "updateBox",
    other: { box: "Tray" },
  },
];

describe.each(kinds)("$resource", ({ resource, publicList, officeList, update, other }) => {
  const recordIn = async (who: "visitor" | "staff", name: CallName) => {
    const { body } = await host.call(who, name);
    return body.find(({ id }: { id: number }) => id === 1);
  };
  const visible = () => recordIn("visitor", publicList);
  const versionNow = async (): Promise<number> => (await recordIn("staff", officeList)).version;
  const edit = async (changes: object, version?: number) => {
    const example = exampleOf(update, 0);
    const body = { ...example.body, ...changes, version: version ?? (await versionNow()) };
    return host.call("staff", update, sent({ ...example, body }));
  };

  test("visitors immediately see no record that is off the site, and the office sees it marked", async () => {
    expect(await visible()).toBeDefined();
    const { etag } = (await host.call("visitor", publicList)).headers;
    const ifChanged = { headers: { "if-none-match": String(etag) } };
    expect((await host.call("visitor", publicList, ifChanged)).status).toBe(304);
    expect(await edit({ onSite: false })).toMatchObject({ status: 200, body: { onSite: false } });
    const changed = await host.call("visitor", publicList, ifChanged);
    expect(changed.status).toBe(200);
    expect(changed.headers.etag).not.toBe(etag);
    expect(await visible()).toBeUndefined();
    expect(await recordIn("staff", officeList)).toMatchObject({ id: 1, onSite: false });
    const query = { filter: { onSite: false } };
    const { body } = await host.call("staff", officeList, { query });
    expect(body).toMatchObject([{ id: 1 }]);
  });

  test("visitors can neither read the office's list nor learn of the mark", async () => {
    expect(await host.call("visitor", officeList)).toMatchObject({ status: 401 });
    const { body } = await host.call("visitor", publicList);
    expect(JSON.stringify(body)).not.toContain("onSite");
    const query = { filter: { onSite: false } };
    expect(await host.call("visitor", publicList, { query })).toMatchObject({ status: 400 });
  });

  test("an edit without the field leaves the record off the site", async () => {
    expect(await edit(other)).toMatchObject({ status: 200, body: { ...other, onSite: false } });
    expect(await visible()).toBeUndefined();
  });

  test("a file finds a hidden record by its number, a blank cell keeps it hidden, and Yes shows it", async () => {
    const importCell = async (cell: string) => {
      const { id: _, version: _v, ...values } = exampleOf(update, 0).body ?? {};
      const row = { id: 1, ...values, ...other, onSite: cell };
      const file = stringify([row], { header: true });
      return host.call("staff", "importRecords", { params: { resource }, file });
    };
    expect((await importCell("")).body).toMatchObject({ unchanged: 1, wrong: 0 });
    expect((await importCell("No")).body).toMatchObject({ unchanged: 1, wrong: 0 });
    const wrong = (await importCell("perhaps")).body;
    expect(wrong).toMatchObject({ wrong: 1 });
    expect(Object.values(wrong.rows[0].errors)).toEqual(["Must be yes or no"]);
    expect(await visible()).toBeUndefined();
    expect((await importCell("Yes")).body).toMatchObject({ changed: 1, wrong: 0 });
    expect(await visible()).toBeDefined();
  });

  test("a new row of a file may be off the site from the beginning", async () => {
    const before = (await host.call("visitor", publicList)).body.length;
    const { version: _, ...values } = exampleOf(update, 0).body ?? {};
    const rows = [
      { ...values, onSite: "no" },
      { ...values, onSite: "" },
    ];
    const file = stringify(rows, { header: true });
    const reply = await host.call("staff", "importRecords", { params: { resource }, file });
    expect(reply.body).toMatchObject({ created: 2, wrong: 0 });
    expect((await host.call("visitor", publicList)).body).toHaveLength(before + 1);
  });

  test("if two people hide and edit a record together, one gets a conflict and no change is lost", async () => {
    const version = await versionNow();
    const change = resource === "industries" ? { sector: "Jute" } : { boxDescription: "For jute" };
    const replies = await Promise.all([
      edit({ ...other, onSite: false }, version),
      edit({ ...other, ...change }, version),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = replies.find(({ status }) => status === 200);
    const lost = replies.find(({ status }) => status === 409);
    expect(lost?.body.current).toEqual(won?.body);
    expect(await versionNow()).toBe(version + 1);
  });

  test("taking a record off the site is undone by who did it", async () => {
    await edit({ ...other, onSite: true });
    expect((await edit({ ...other, onSite: false })).status).toBe(200);
    expect(await visible()).toBeUndefined();
    const [change] = await offered();
    expect(change).toMatchObject({ call: update });
    expect(await undo(change.id)).toMatchObject({ status: 200 });
    expect(await visible()).toBeDefined();
  });
});
