import { renderToStaticMarkup } from "react-dom/server";
import { drawings } from "../../src/site/art/drawings";

/** Every drawing as the text of its file, by the path under which it is served. */
export const renderArt = () =>
  new Map(
    Object.entries(drawings).map(([name, drawing]) => [
      `art/${name}.svg`,
      renderToStaticMarkup(drawing),
    ]),
  );
