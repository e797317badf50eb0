import { beforeAll } from "vitest";
import type { SpecificationContent } from "../../../contract/boxSpecifications";
import type { Combination } from "../../../contract/combinedRuns";
import { defaultBoardFactors } from "../../../domain/board/boardFactors";
import { boardSettings } from "../../../server/db/schema";
import { newOrder } from "../../support/newOrder";
import type { plant } from "../../support/plant";
import { specifiedBox } from "../../support/specifiedOrder";
import { reelCalls } from "./reelCalls";

/** The board 120 / 100 C / 120, which weighs 385 g/m². */
const board: SpecificationContent["layers"] = [
  { gsm: 120, burstFactor: 18 },
  { flute: "C", gsm: 100, burstFactor: 16 },
  { gsm: 120, burstFactor: 18 },
];

/** Returns the calls of a plant with orders of one board, reels of two widths in store and two cut-off knives. */
export function combineCalls(host: ReturnType<typeof plant>) {
  const reels = reelCalls(host);

  beforeAll(async () => {
    await host.tokenOf("station");
    await host.db
      .insert(boardSettings)
      .values({ factors: { ...defaultBoardFactors, knives: 2 }, createdBy: "owner@example.com" });
    for (const deckle of [110, 140])
      for (const { gsm, burstFactor } of board.slice(0, 2))
        await reels.newReel({ deckle, gsm, burstFactor });
  });

  const setSettings = (factors: object) =>
    host.db.insert(boardSettings).values({
      factors: { ...defaultBoardFactors, ...factors },
      createdBy: "owner@example.com",
    });

  /** Makes an order of a blank. @returns its number */
  async function newBlanks(
    name: string,
    quantity: number,
    [blankWidth, blankLength]: readonly [number, number],
    more: object = {},
  ): Promise<number> {
    const content: SpecificationContent = {
      style: "OTHER",
      measured: "INSIDE",
      length: 100,
      width: 100,
      height: 100,
      ply: 3,
      layers: board,
      printColours: 0,
      blankLength,
      blankWidth,
    };
    const specificationVersionId = await specifiedBox(host.db, name, content);
    await setSettings({ knives: 2 });
    const body = { ...newOrder("Kaveri Weaves"), quantity, specificationVersionId, ...more };
    return Number((await host.call("staff", "createOrder", { body })).body.id);
  }

  const combination = async (query: Readonly<Record<string, string>> = {}): Promise<Combination> =>
    (await host.call("staff", "getCombination", { query })).body;

  return { ...reels, newBlanks, setSettings, combination };
}
