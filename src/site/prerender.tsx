import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from "react-router-dom";
import { type CompanyFacts, defaultFacts } from "../../domain/companyFacts";
import { FactsContext } from "./facts";
import { isSiteHandle, rootRoute } from "./rootRoute";
import { siteRoutes } from "./routes";

const routes = [rootRoute(siteRoutes)];
const { query, dataRoutes } = createStaticHandler(routes);

/** A page as HTML: what belongs into its head, its body, and the modules whose styles it needs. */
export type PrerenderedPage = Readonly<{ head: string; body: string; sources: readonly string[] }>;

/** React puts titles, metas and links first, in the order in which the components gave them. */
const headElements = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/;

async function render(path: string, facts: CompanyFacts): Promise<PrerenderedPage> {
  const context = await query(new Request(new URL(path, "http://prerender")));
  if (context instanceof Response) throw new Error(`${path} does not render, it redirects`);
  const html = renderToString(
    <StrictMode>
      <FactsContext value={facts}>
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
  return { head, body: html.slice(head.length), sources };
}

/** Returns a route's file and an example path. */
function fileOf({ index, path = "" }: RouteObject): { file: string; path: string } {
  if (index) return { file: "index.html", path: "/" };
  if (path === "*") return { file: "404.html", path: "/404" };
  const [folder = ""] = path.split("/");
  return { file: `${folder}/index.html`, path: `/${path.replace(/:\w+/, "any")}` };
}

/** Returns every page of the site by the file it is served from. */
export async function renderSite(facts = defaultFacts): Promise<Map<string, PrerenderedPage>> {
  const pages = new Map<string, PrerenderedPage>();
  for (const route of siteRoutes.flatMap(({ children = [] }) => children)) {
    const { file, path } = fileOf(route);
    pages.set(file, await render(path, facts));
  }
  return pages;
}
