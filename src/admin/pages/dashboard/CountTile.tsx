import { useTranslate } from "react-admin";
import type { ResourceName } from "../../../provider/resources";
import { addressOf, type ScreenPath } from "../../paths";
import { GlanceTile } from "./GlanceTile";
import { totalOf } from "./totalOf";
import { useGlance } from "./useGlance";

interface CountTileProps {
  /** Names the figure in the catalogue. */
  readonly name: string;
  readonly screen: ScreenPath;
  readonly resource: ResourceName;
  readonly filter: Readonly<Record<string, string | boolean>>;
}

/** How many rows of a resource meet a filter. */
export function CountTile({ name, screen, resource, filter }: CountTileProps) {
  const translate = useTranslate();
  const glance = useGlance(name, async (host) => String(await totalOf(host, resource, filter)));
  return (
    <GlanceTile label={translate(`plant.glance.${name}`)} to={addressOf(screen)} glance={glance} />
  );
}
