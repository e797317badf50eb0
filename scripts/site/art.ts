import { renderToStaticMarkup } from "react-dom/server";
import { usualBoxDrawings } from "../../src/site/art/boxDrawings";
import { drawings } from "../../src/site/art/drawings";
import { outlineWords } from "./outlineWords";

/** Returns the SVG text of every drawing, by the path that serves it. */
export const renderArt = () =>
  new Map(
    [...Object.entries(drawings), ...usualBoxDrawings].map(([name, drawing]) => [
      `art/${name}.svg`,
      outlineWords(renderToStaticMarkup(drawing)),
    ]),
  );

/**
 * Shortens an SVG for an address. An address has no blanks, and each blank costs bytes: numbers are short, with commas
 * between.
 */
const shorten = (svg: string) =>
  svg
    .replaceAll('"', "'")
    .replaceAll(" aria-hidden='true'", "")
    .replace(/><\/(?:path|circle|rect|ellipse|line)>/g, "/>")
    .replace(/(?<==')[^']*(?=')/g, (value) =>
      value
        .replace(/\d{3,}\.\d+/g, (number) => Number(number).toFixed())
        .replace(/\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))
        .replace(/(?<=\d) (?=[-.\d])/g, ","),
    );

/** Returns the drawings that a page may inline, as data URIs by their paths. */
export const inlineDrawings = () =>
  Object.fromEntries(
    [...renderArt()].map(([file, svg]) => [
      `/${file}`,
      `data:image/svg+xml,${shorten(svg).replace(/[\s<>#%&{}|\\^`]/g, encodeURIComponent)}`,
    ]),
  );
