import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Database } from "../../../server/db/connect";
import { orders } from "../../../server/db/schema";
import { changeFeed } from "../../../server/lists/changeFeed";
import { hangMs } from "../../support/hang";
import { plant } from "../../support/plant";

const host = plant();

test("two reads of the versions do not overlap, so the last reported ones are the newest", async () => {
  const pending: ((reply: object) => void)[] = [];
  const query = ({ text }: { text?: string }) =>
    text === undefined
      ? Promise.resolve({ rows: [] })
      : new Promise((resolve) => pending.push(resolve));
  const $client = Object.create(host.callsDb.$client, { query: { value: query } });
  const db: Database = Object.create(host.callsDb, { $client: { value: $client } });
  const feed = changeFeed(db, new Map([["orders", [orders]]]), hangMs);
  const reported: (string | undefined)[] = [];
  const follower = {
    onChange: (versions: ReadonlyMap<string, string>) => reported.push(versions.get("orders")),
    onHeartbeat: () => undefined,
    onClose: () => undefined,
  };
  const answer = async (version: string) => {
    expect(pending).toHaveLength(1);
    pending.shift()?.({ rows: [{ table: "orders", version }] });
    await setImmediate();
  };

  const following = feed.follow(follower);
  feed.noteWrite();
  await setImmediate();
  await answer("1 1");
  await answer("1 2");
  const { versions } = await following;
  expect(reported).toEqual([versions.get("orders"), expect.any(String)]);
  expect(new Set(reported).size).toBe(2);
  await feed.close();
});
