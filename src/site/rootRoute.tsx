import {
  isRouteErrorResponse,
  type RouteObject,
  useLocation,
  useRouteError,
} from "react-router-dom";
import { isLanguage, type Language } from "../../domain/languages";
import { isMissingCode } from "../browser/missingCode";
import { readLanguage } from "../texts/language";
import styles from "./RouterErrorPage.css?inline";

const texts = {
  en: {
    title: "Unexpected Application Error!",
    notLoaded: "A part of this page did not load. Check your network.",
    reload: "Reload the page",
    home: "Back to the home page",
  },
  hi: {
    title: "कुछ गड़बड़ हुई",
    notLoaded: "इस पेज का एक हिस्सा लोड नहीं हुआ। अपना नेटवर्क जाँचें।",
    reload: "पेज फिर से लोड करें",
    home: "होम पेज पर वापस जाएँ",
  },
  kn: {
    title: "ಏನೋ ತಪ್ಪಾಗಿದೆ",
    notLoaded: "ಈ ಪುಟದ ಒಂದು ಭಾಗ ಲೋಡ್ ಆಗಲಿಲ್ಲ. ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್ ಪರಿಶೀಲಿಸಿ.",
    reload: "ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ",
    home: "ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ",
  },
};

/**
 * Returns the language of a path. A public page has its language in the path. The office, the station and the wall have
 * the chosen one.
 */
function languageOf(path: string): Language {
  const [, first] = path.split("/");
  if (isLanguage(first)) return first;
  return /^(admin|scan|wall)$/.test(first ?? "") ? readLanguage() : "en";
}

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
  return error instanceof Error ? error.message : String(error);
}

/**
 * Shows errors that nothing else has caught. If a page's code did not load, the page offers a reload. The styles come
 * with the code: no page carries them in its HTML.
 */
function RouterErrorPage() {
  const error = useRouteError();
  const isReloadable = isMissingCode(error);
  const text = texts[languageOf(useLocation().pathname)];
  return (
    <main className="error-page">
      <style>{styles}</style>
      <h1>{text.title}</h1>
      <p>{isReloadable ? text.notLoaded : reasonOf(error)}</p>
      {isReloadable && (
        <button type="button" onClick={() => window.location.reload()}>
          {text.reload}
        </button>
      )}
      <a href="/">{text.home}</a>
    </main>
  );
}

/**
 * Returns the route above all pages. It shows the errors that no page has caught. While code loads it shows nothing.
 */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  ErrorBoundary: RouterErrorPage,
  HydrateFallback: () => null,
  children,
});

export interface SiteHandle {
  /** The module with the styles that the prerendered HTML contains. */
  readonly source: string;
  /** True if the page ends with the call to enquire. */
  readonly hasEnquiryStrip: boolean;
}

export const isSiteHandle = (handle: unknown): handle is SiteHandle =>
  typeof handle === "object" && handle !== null && "source" in handle;
