import { boardFactorsOf, boardSettingsOf } from "../../../contract/settingsFactors";
import { type BoardFactors, defaultBoardFactors } from "../../../domain/board/boardFactors";
import { isRow } from "../../api/looseValues";

const usual = boardSettingsOf(defaultBoardFactors);

const isAmount = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value) && value >= 0;

/** Reads the plant's board factors. A factor that is missing in the reply gets its usual value. */
export function readBoardFactors(reply: unknown): BoardFactors {
  const told = isRow(reply) ? reply : {};
  const known = Object.entries(told).filter(
    (entry): entry is [string, number] => entry[0] in usual && isAmount(entry[1]),
  );
  return boardFactorsOf({
    ...usual,
    ...Object.fromEntries(known),
    ...(isAmount(told.allowance) && { allowance: told.allowance }),
  });
}
