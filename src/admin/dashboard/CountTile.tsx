import { useTranslate } from "react-admin";
import type { ResourceName } from "../../api/resources";
import { addressOf, type ScreenPath } from "../paths";
import { GlanceTile } from "./GlanceTile";
import { totalOf } from "./totalOf";
import { useGlance } from "./useGlance";

interface CountTileProps {
  /** Names the figure in the catalogue. */
  readonly name: string;
  readonly screen: ScreenPath;
  readonly resource: ResourceName;
  readonly filter: Readonly<Record<string, string | boolean>>;
  /** Whether the screen is a list that opens with the same filter; else it shows just these rows. */
  readonly isList?: true;
}

/** How many rows of a resource meet a filter. */
export function CountTile({ name, screen, resource, filter, isList }: CountTileProps) {
  const translate = useTranslate();
  const glance = useGlance(name, async (host) => String(await totalOf(host, resource, filter)));
  const query = isList ? `?${new URLSearchParams({ filter: JSON.stringify(filter) })}` : "";
  return (
    <GlanceTile
      label={translate(`plant.glance.${name}`)}
      to={`${addressOf(screen)}${query}`}
      glance={glance}
    />
  );
}
