import { designOf, type SpecificationContent } from "../../contract/boxSpecifications";
import { boardSettingsOf } from "../../contract/settingsFactors";
import { blankOf } from "../../domain/board/blank";
import { type BoardFactors, defaultBoardFactors } from "../../domain/board/boardFactors";
import { upsOn } from "../../domain/board/boardRun";
import type { BoxDesign } from "../../domain/board/boxDesign";
import { isComputed } from "../../domain/board/computed";
import { fromCentimetres } from "../../domain/board/quantities";
import type { boardSettings, boxSpecifications, boxSpecificationVersions } from "../db/schema";

/** A board that the demo plant keeps paper for: of each layer what a reel's label says, and the width it runs on. */
interface BoardFamily {
  readonly deckle: number;
  readonly layers: readonly {
    readonly usageType: "TOP" | "FLUTE" | "LINER";
    readonly paperType: string;
    readonly gsm: number;
    readonly burstFactor: number;
    readonly rct: number;
    readonly flute?: "B" | "C";
  }[];
}

const kraft = { paperType: "Kraft" } as const;
const semiKraft = { paperType: "Semi-kraft", usageType: "FLUTE" } as const;

/** The last one has two flutes, of papers that the others have too. */
export const boardFamilies: readonly [BoardFamily, BoardFamily, BoardFamily] = [
  {
    deckle: 112,
    layers: [
      { ...kraft, usageType: "TOP", gsm: 150, burstFactor: 20, rct: 1.45 },
      { ...semiKraft, gsm: 120, burstFactor: 16, rct: 0.95, flute: "C" },
      { ...kraft, usageType: "LINER", gsm: 120, burstFactor: 18, rct: 1.1 },
    ],
  },
  {
    deckle: 126,
    layers: [
      { ...kraft, usageType: "TOP", gsm: 180, burstFactor: 22, rct: 1.8 },
      { ...semiKraft, gsm: 100, burstFactor: 14, rct: 0.75, flute: "B" },
      { ...kraft, usageType: "LINER", gsm: 150, burstFactor: 20, rct: 1.45 },
    ],
  },
  {
    deckle: 112,
    layers: [
      { ...kraft, usageType: "TOP", gsm: 150, burstFactor: 20, rct: 1.45 },
      { ...semiKraft, gsm: 100, burstFactor: 14, rct: 0.75, flute: "B" },
      { ...kraft, usageType: "LINER", gsm: 120, burstFactor: 18, rct: 1.1 },
      { ...semiKraft, gsm: 120, burstFactor: 16, rct: 0.95, flute: "C" },
      { ...kraft, usageType: "LINER", gsm: 150, burstFactor: 20, rct: 1.45 },
    ],
  },
];

/** The regular clients' boxes: inside millimetres, and of which family their board is. */
const boxes = [
  { client: "Kaveri Weaves", name: "Saree carton", size: [400, 300, 200], family: 0 },
  { client: "Annapurna Cookware", name: "Pressure cooker 5 l", size: [340, 280, 230], family: 0 },
  { client: "Coorg Organic Farms", name: "Honey 12 × 500 g", size: [380, 290, 190], family: 0 },
  {
    client: "Western Ghats Coffee Traders",
    name: "Coffee 10 kg",
    size: [420, 310, 205],
    family: 0,
  },
  { client: "Shubhra Home Care", name: "Cleaner 24 bottles", size: [450, 300, 240], family: 1 },
  { client: "Indradhanush Paints", name: "Paint 4 × 4 l", size: [370, 370, 220], family: 1 },
  { client: "Padma Footwear", name: "Shoes 12 pairs", size: [520, 360, 240], family: 1 },
  { client: "Ragi & Root Foods", name: "Biscuits 48 packs", size: [360, 240, 180], family: 0 },
  {
    client: "Garuda Two-Wheeler Parts",
    name: "Engine block",
    size: [480, 300, 230],
    family: 2,
  },
] as const;

export interface DemoSpecification {
  readonly versionId: number;
  readonly client: string;
  readonly family: BoardFamily;
  readonly design: BoxDesign;
  readonly blank: { readonly length: number; readonly width: number };
  readonly ups: number;
  readonly size: string;
  readonly materialGrade: string;
}

const contentOf = ({
  size: [length, width, height],
  family,
}: (typeof boxes)[number]): SpecificationContent => {
  const { layers } = boardFamilies[family];
  return {
    style: "0201",
    measured: "INSIDE",
    length,
    width,
    height,
    ply: layers.length === 5 ? 5 : 3,
    printColours: 2,
    layers: layers.map(({ gsm, burstFactor, rct, flute }) => ({ gsm, burstFactor, rct, flute })),
  };
};

function specificationOf(box: (typeof boxes)[number], versionId: number): DemoSpecification {
  const content = contentOf(box);
  const design = designOf(content);
  const family = boardFamilies[box.family];
  const blank = blankOf(design, demoFactors);
  if (!isComputed(blank)) throw new Error(`${box.name} has ${blank.missing}`);
  return {
    versionId,
    client: box.client,
    family,
    design,
    blank: blank.value,
    ups: upsOn(fromCentimetres(family.deckle), blank.value, demoFactors),
    size: `${box.size.join(" × ")} mm`,
    materialGrade: content.layers
      .map(({ gsm, ...layer }) => [gsm, layer.flute].filter(Boolean).join(" "))
      .join(" / "),
  };
}

export const demoFactors: BoardFactors = defaultBoardFactors;

const createdBy = "owner@example.com";

/** Returns the demo plant's board settings, the clients' specifications, and one version of each specification. */
export function demoSpecifications(createdAt: Date): {
  settings: (typeof boardSettings.$inferInsert)[];
  specifications: (typeof boxSpecifications.$inferInsert)[];
  versions: (typeof boxSpecificationVersions.$inferInsert)[];
  ofClients: readonly DemoSpecification[];
} {
  const made = { createdBy, createdAt };
  return {
    settings: [{ factors: boardSettingsOf(demoFactors), ...made }],
    specifications: boxes.map(({ client, name }) => ({ client, name, ...made })),
    versions: boxes.map((box, index) => ({
      specificationId: index + 1,
      number: 1,
      content: contentOf(box),
      settingsId: 1,
      ...made,
    })),
    ofClients: boxes.map((box, index) => specificationOf(box, index + 1)),
  };
}
