import { mapOrigin } from "../../../../domain/company";
import type { CompanyUnit } from "../../company";

type Place = Pick<CompanyUnit, "latitude" | "longitude">;

/** Half the height and width of the map, in degrees. */
const reach = { latitude: 0.004, longitude: 0.006 };

/** A map of the unit's surroundings to be framed in a page. */
export function mapEmbed({ latitude, longitude }: Place): string {
  const corners = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ];
  const query = new URLSearchParams({
    bbox: corners.map((degrees) => degrees.toFixed(4)).join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `${mapOrigin}/export/embed.html?${query}`;
}

/** Returns a link to the unit on the map's own site. */
export const mapLink = ({ latitude, longitude }: Place) =>
  `${mapOrigin}/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
