import { hasText, useTexts } from "../useTexts";
import { reelFields } from "./reels/texts";

const { reelSet } = reelFields.english.choices;

/** Returns a function that names what a reel is used for, such as `Top`. */
export function useReelSetName() {
  const text = useTexts(reelFields);
  return (set: string) => (hasText(reelSet, set) ? text(`choices.reelSet.${set}`) : set);
}
