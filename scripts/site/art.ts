import { renderToStaticMarkup } from "react-dom/server";
import { drawings } from "../../src/site/art/drawings";

/** Returns the SVG text of every drawing, by the path that serves it. */
export const renderArt = () =>
  new Map(
    Object.entries(drawings).map(([name, drawing]) => [
      `art/${name}.svg`,
      renderToStaticMarkup(drawing),
    ]),
  );

/** Returns the drawings that a page may inline, as data URIs by their paths. */
export const inlineDrawings = () =>
  Object.fromEntries(
    [...renderArt()].map(([file, svg]) => [
      `/${file}`,
      `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[\s<>#%&{}|\\^`]/g, encodeURIComponent)}`,
    ]),
  );
