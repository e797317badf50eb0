import { useCallback } from "react";
import { defineTexts, hasText } from "../../../domain/texts";
import { useTexts } from "../../texts/useTexts";
import { reelFields } from "./reelTexts";

/** The host's labels of a box's layers. */
export const layerTexts = defineTexts("layer", {
  names: {
    Top: "Top",
    Liner: "Liner",
    Middle: "Middle",
    "Middle 1": "Middle 1",
    "Middle 2": "Middle 2",
    Flute: "Flute",
    "Flute 1": "Flute 1",
    "Flute 2": "Flute 2",
    "Flute 3": "Flute 3",
  },
});

/** Returns a function that translates a layer's name from the host. */
export function useLayerName() {
  const text = useTexts(layerTexts);
  return useCallback(
    (name: string) => (hasText(layerTexts.english.names, name) ? text(`names.${name}`) : name),
    [text],
  );
}

const { reelSet } = reelFields.english.choices;

/** Returns a function that names the use of a reel, such as `Top`. */
export function useReelSetName() {
  const text = useTexts(reelFields);
  return (set: string) => (hasText(reelSet, set) ? text(`choices.reelSet.${set}`) : set);
}
