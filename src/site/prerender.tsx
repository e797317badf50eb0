import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from "react-router-dom";
import {
  type CompanyFacts,
  defaultFacts,
  type LocalFacts,
  localFacts,
} from "../../domain/companyFacts";
import { languageOfPath, sectorFolder } from "../../domain/languages";
import { industriesServed, sectorAddress } from "./company";
import { FactsContext, factWordsIn } from "./facts";
import { isSiteHandle, rootRoute } from "./rootRoute";
import { siteRoutes } from "./routes";

const routes = [rootRoute(siteRoutes)];
const { query, dataRoutes } = createStaticHandler(routes);

/** A prerendered page with its HTML. */
export type PrerenderedPage = Readonly<{
  head: string;
  body: string;
  /** The facts in the page's language: those that the page is rendered with, and the defaults in the page's code. */
  facts: LocalFacts;
  defaults: LocalFacts;
  /** The modules with the styles that the page needs. */
  sources: readonly string[];
}>;

/**
 * The elements of the head at the beginning of a page's HTML. React puts titles, metas and links first, in the order in
 * which the components gave them.
 */
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

async function render(path: string, facts: CompanyFacts): Promise<PrerenderedPage> {
  const context = await query(new Request(new URL(path, "http://prerender")));
  if (context instanceof Response) throw new Error(`${path} does not render, it redirects`);
  const language = languageOfPath(path);
  const words = factWordsIn(language);
  const local = localFacts(facts, language, words);
  const defaults = localFacts(defaultFacts, language, words);
  const html = renderToString(
    <StrictMode>
      <FactsContext value={local}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </FactsContext>
    </StrictMode>,
  );
  const [head = ""] = headElements.exec(html) ?? [];
  const sources = context.matches.flatMap(({ route }) =>
    isSiteHandle(route.handle) ? [route.handle.source] : [],
  );
  if (language !== "en") sources.push(`src/site/${language}.ts`);
  return { head, body: html.slice(head.length), facts: local, defaults, sources };
}

/** Returns a route's files and their paths. Each known sector has a page. All other sectors share one page. */
function filesOf({ index, path = "" }: RouteObject): readonly [file: string, path: string][] {
  if (index) return [["index.html", ""]];
  if (path === "*") return [["404.html", "404"]];
  if (!path.includes(":")) return [[`${path}/index.html`, path]];
  return [
    ["sector/index.html", "sector/any"],
    ...industriesServed.map((name): [file: string, path: string] => [
      `${sectorFolder(name)}/index.html`,
      sectorAddress(name).slice(1),
    ]),
  ];
}

/** Returns every page of the site by the file it is served from. */
export async function renderSite(facts = defaultFacts): Promise<Map<string, PrerenderedPage>> {
  const pages = new Map<string, PrerenderedPage>();
  for (const { path: root = "/", children = [] } of siteRoutes)
    for (const [file, path] of children.flatMap(filesOf)) {
      const folder = root === "/" ? root : `${root}/`;
      pages.set(`${folder}${file}`.slice(1), await render(folder + path, facts));
    }
  return pages;
}
