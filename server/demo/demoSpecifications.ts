import { designOf, type SpecificationContent } from "../../contract/boxSpecifications";
import { defaultBoardFactors as demoFactors } from "../../domain/board/boardFactors";
import { upsOn } from "../../domain/board/boardRun";
import { blankOf } from "../../domain/board/boxFigures";
import { isComputed } from "../../domain/board/computed";
import { fromCentimetres } from "../../domain/board/quantities";

/**
 * A board that the demo plant keeps paper for: the facts of a reel's label for each layer, and the width of its run.
 */
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

const papers = {
  kraft120: { paperType: "Kraft", gsm: 120, burstFactor: 18, rct: 1.1 },
  kraft150: { paperType: "Kraft", gsm: 150, burstFactor: 20, rct: 1.45 },
  kraft180: { paperType: "Kraft", gsm: 180, burstFactor: 22, rct: 1.8 },
  fluteB: { paperType: "Semi-kraft", gsm: 100, burstFactor: 14, rct: 0.75, flute: "B" },
  fluteC: { paperType: "Semi-kraft", gsm: 120, burstFactor: 16, rct: 0.95, flute: "C" },
} as const;

const layersOf = (...names: readonly (keyof typeof papers)[]): BoardFamily["layers"] =>
  names.map((name, index) => ({
    ...papers[name],
    usageType: index === 0 ? "TOP" : index % 2 === 1 ? "FLUTE" : "LINER",
  }));

/** The boards of the demo plant. The last one has two flutes, of papers that the other boards have too. */
export const boardFamilies: readonly [BoardFamily, BoardFamily, BoardFamily] = [
  { deckle: 112, layers: layersOf("kraft150", "fluteC", "kraft120") },
  { deckle: 126, layers: layersOf("kraft180", "fluteB", "kraft150") },
  { deckle: 112, layers: layersOf("kraft150", "fluteB", "kraft120", "fluteC", "kraft150") },
];

/** The regular clients' boxes: inside millimetres, and the family of their board. */
export const demoBoxes = (
  [
    ["Kaveri Weaves", "Saree carton", [400, 300, 200], 0],
    ["Annapurna Cookware", "Pressure cooker 5 l", [340, 280, 230], 0],
    ["Coorg Organic Farms", "Honey 12 × 500 g", [380, 290, 190], 0],
    ["Western Ghats Coffee Traders", "Coffee 10 kg", [420, 310, 205], 0],
    ["Shubhra Home Care", "Cleaner 24 bottles", [450, 300, 240], 1],
    ["Indradhanush Paints", "Paint 4 × 4 l", [370, 370, 220], 1],
    ["Padma Footwear", "Shoes 12 pairs", [520, 360, 240], 1],
    ["Ragi & Root Foods", "Biscuits 48 packs", [360, 240, 180], 0],
    ["Garuda Two-Wheeler Parts", "Engine block", [480, 300, 230], 2],
  ] as const
).map(([client, name, size, family]) => ({ client, name, size, family: boardFamilies[family] }));

type Box = (typeof demoBoxes)[number];

/** The box whose hand holes a die cuts after the print. A person has chosen its stages. */
export const dieCutBox = demoBoxes.findIndex(({ name }) => name === "Engine block") + 1;

const dieCutStages = ["CORRUGATING", "PRINTING", "CUTTING", "JOINING", "BUNDLING"] as const;

const contentOf = ({ size: [length, width, height], family }: Box): SpecificationContent => ({
  ...({ style: "0201", measured: "INSIDE", length, width, height } as const),
  ply: family.layers.length === 5 ? 5 : 3,
  printColours: 2,
  layers: family.layers.map(({ gsm, burstFactor, rct, flute }) => ({
    gsm,
    burstFactor,
    rct,
    flute,
  })),
});

function specificationOf(box: Box, versionId: number) {
  const { client, name, family, size } = box;
  const content = contentOf(box);
  const design = designOf(content);
  const blank = blankOf(design, demoFactors);
  if (!isComputed(blank)) throw new Error(`${name} has ${blank.missing}`);
  return {
    versionId,
    client,
    family,
    design,
    blank: blank.value,
    ups: upsOn(fromCentimetres(family.deckle), blank.value, demoFactors),
    size: `${size.join(" × ")} mm`,
    materialGrade: content.layers
      .map(({ gsm, flute }) => [gsm, flute].filter(Boolean).join(" "))
      .join(" / "),
  };
}

export type DemoSpecification = ReturnType<typeof specificationOf>;

export function demoSpecifications(createdAt: Date) {
  const made = { createdBy: "owner@example.com", createdAt };
  return {
    settings: [{ factors: { ...demoFactors, doneProposal: 100, knives: 2 }, ...made }],
    specifications: demoBoxes.map(({ client, name }) => ({ client, name, ...made })),
    versions: demoBoxes.map((box, index) => ({
      specificationId: index + 1,
      number: 1,
      content: {
        ...contentOf(box),
        ...(index + 1 === dieCutBox && { stages: dieCutStages.map((kind) => ({ kind })) }),
      },
      settingsId: 1,
      ...made,
    })),
    ofClients: demoBoxes.map((box, index) => specificationOf(box, index + 1)),
  };
}
