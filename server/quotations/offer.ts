import { sql } from "drizzle-orm";
import { designOf } from "../../contract/boxSpecifications";
import type { QuotationContent, QuotationLine } from "../../contract/quotations";
import type { QuotationOffer, QuotedLine } from "../../contract/quotedLines";
import type { NamedVersion } from "../../contract/specifications";
import {
  allComputed,
  type Computed,
  flatMapComputed,
  isComputed,
} from "../../domain/board/computed";
import type { Message } from "../../domain/messages/say";
import type { ToolingTerms } from "../../domain/quotations/boxPrice";
import { invoiceable, type QuotedPrice, quotedPrice } from "../../domain/quotations/quotedPrice";
import {
  boxCostsFor,
  type RateBook,
  type RatedCosts,
  ratedLayersOf,
} from "../../domain/quotations/rateBook";
import type { Reader } from "../db/connect";
import { boxSpecificationVersions } from "../db/schema";
import { englishText, sentCode, sentMissing } from "../errors";
import { readRateBook } from "../rates/rateBook";
import { readVersions } from "../specifications/versions";

type Versions = ReadonlyMap<number, NamedVersion>;

/** Reads the specification versions of lines, by their ids. */
export async function readNamedVersions(
  db: Reader,
  lines: readonly Pick<QuotationLine, "specificationVersionId">[],
): Promise<Versions> {
  const ids = [...new Set(lines.map(({ specificationVersionId: id }) => id))];
  if (ids.length === 0) return new Map();
  const versions = await readVersions(
    db,
    sql`${boxSpecificationVersions.id} = any(${sql.param(ids)}::int[])`,
  );
  return new Map(versions.map((version) => [version.id, version]));
}

const termsOf = ({ toolingTerms, toolingBoxes = 1 }: QuotationLine): ToolingTerms =>
  toolingTerms === "spread" ? { kind: "spread", boxes: toolingBoxes } : { kind: toolingTerms };

/** Returns the costs of a line's box by a rate book. The result names all missing rates. */
export function costsOfLine(
  line: QuotationLine,
  { content, settings }: NamedVersion,
  book: RateBook,
): Computed<RatedCosts> {
  const layers = ratedLayersOf(designOf(content), content.layers, settings);
  return flatMapComputed(layers, (rated) =>
    boxCostsFor(
      {
        layers: rated,
        printColours: content.printColours,
        joint: line.joint,
        hasDie: line.hasDie,
        isDelivered: line.isDelivered,
      },
      book,
      { toolingTerms: termsOf(line), markup: line.markupPercent / 100 },
    ),
  );
}

const sentName = (name: Message) => ({ name: englishText(name), nameCode: sentCode(name) });

const toReplyPrice = ({ parts, ...price }: QuotedPrice) => ({
  ...price,
  parts: parts.map(({ layer, ...part }) => ({
    ...part,
    ...(layer && { layer: englishText(layer), layerCode: sentCode(layer) }),
  })),
});

const toReplyCosts = ({ costs }: RatedCosts) => ({
  layers: costs.layers.map(({ name, ...layer }) => ({ ...sentName(name), ...layer })),
  conversionPaisePerKg: costs.conversionPaisePerKg,
  printPaisePerBox: costs.printPaisePerBox,
  joiningPaisePerBox: costs.joiningPaisePerBox,
  freightPaisePerBox: costs.freightPaisePerBox,
  toolingPaise: costs.toolingPaise,
});

const toReplyRates = ({ used }: RatedCosts) =>
  used.map(({ kind, name, validFrom, source, paise, per, isStale }) => ({
    kind,
    ...sentName(name),
    validFrom,
    source,
    paise,
    per,
    isStale,
  }));

/** Prices a line by a rate book. A line with a missing rate has no price. */
export function quoteLine(line: QuotationLine, version: NamedVersion, book: RateBook): QuotedLine {
  const { quantities, isToolingApart, ...terms } = line;
  const { name, number, size, materialGrade, content, specificationId } = version;
  const { ply, printColours } = content;
  const quoted = {
    ...terms,
    isToolingApart,
    specificationId,
    box: { name, number, size, materialGrade, ply, printColours },
  };
  const costs = costsOfLine(line, version, book);
  if (!isComputed(costs))
    return { ...quoted, rates: [], prices: [], ...sentMissing(costs.missing) };
  const { wasteRows } = costs.value;
  const prices = allComputed(
    quantities.map((quantity) =>
      invoiceable(quotedPrice(costs.value.costs, wasteRows, { quantity, isToolingApart })),
    ),
  );
  return {
    ...quoted,
    costs: toReplyCosts(costs.value),
    rates: toReplyRates(costs.value),
    ...(isComputed(prices)
      ? { prices: prices.value.map(toReplyPrice) }
      : { prices: [], ...sentMissing(prices.missing) }),
  };
}

/** Prices the lines of a revision at the rates of a date, `yyyy-MM-dd`. */
export async function computeOffer(
  db: Reader,
  { lines, terms, readyBy }: QuotationContent,
  client: string,
  date: string,
): Promise<QuotationOffer> {
  const book = await readRateBook(db, date);
  const versions = await readNamedVersions(db, lines);
  return {
    date,
    client,
    ...(terms !== undefined && { terms }),
    ...(readyBy !== undefined && { readyBy }),
    lines: lines.flatMap((line) => {
      const version = versions.get(line.specificationVersionId);
      return version ? [quoteLine(line, version, book)] : [];
    }),
  };
}
