import { isLanguage, type Language } from "../domain/languages";
import { isMissingCode } from "./browser/pageStart";
import styles from "./ErrorPage.css?inline";
import { readLanguage } from "./texts/useTexts";

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

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Shows an error that nothing else has caught, on the page at a path. If a page's code did not load, the page offers a
 * reload. The styles come with the code: no page carries them in its HTML.
 */
export function ErrorPage({ error, path }: { error: unknown; path: string }) {
  const isReloadable = isMissingCode(error);
  const text = texts[languageOf(path)];
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
