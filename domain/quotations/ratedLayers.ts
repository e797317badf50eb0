import { blankArea, blankOf } from "../board/blank";
import type { BoardFactors } from "../board/boardFactors";
import { takeUpOf } from "../board/boardStrength";
import { type BoxDesign, layerName } from "../board/boxDesign";
import { allComputed, type Computed, combine, flatMapComputed, known } from "../board/computed";
import { say } from "../messages/say";
import type { RatedLayer } from "./rateBook";

/**
 * Returns the papers of a box with their weights: blank area × GSM × take-up.
 * @param papers the colour and the mill of each layer, if they are known
 */
export function ratedLayersOf(
  design: BoxDesign,
  papers: readonly Pick<RatedLayer, "shade" | "mill">[],
  factors: BoardFactors,
): Computed<readonly RatedLayer[]> {
  return flatMapComputed(blankArea(blankOf(design, factors)), (area) =>
    allComputed(
      design.layers.map((layer, index) => {
        const name = layerName(design.layers, index);
        return combine(
          known(layer.gsm, say("absent.layerGsm", { layer: name })),
          known(layer.burstFactor, say("absent.layerBurstFactor", { layer: name })),
          (gsm, burstFactor) => ({
            name,
            gsm,
            burstFactor,
            shade: papers[index]?.shade,
            mill: papers[index]?.mill,
            grams: (area * gsm * takeUpOf(layer, factors)) / 1e6,
          }),
        );
      }),
    ),
  );
}
