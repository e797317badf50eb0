import { Chip, type ChipProps } from "@mui/material";
import { useFieldValue } from "react-admin";
import { noValue } from "./formatterFor";
import { useChoiceName } from "./useResourceTexts";

/** Returns a cell that shows a state by its name and a color. A state without a color is gray. */
export const stateCell = (colors: Readonly<Record<string, ChipProps["color"]>>) =>
  function StateCell({ source }: { readonly source: string }) {
    const nameOf = useChoiceName();
    const state: unknown = useFieldValue({ source });
    if (typeof state !== "string") return <span>{noValue}</span>;
    return <Chip label={nameOf(source, state)} color={colors[state] ?? "default"} />;
  };
