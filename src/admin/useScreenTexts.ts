import { useTranslate } from "react-admin";

interface ScreenTexts {
  readonly [name: string]: string | ScreenTexts;
}

const textAt = (texts: ScreenTexts, path: string) =>
  path
    .split(".")
    .reduce<string | ScreenTexts | undefined>(
      (part, name) => (typeof part === "object" ? part[name] : undefined),
      texts,
    );

/**
 * Texts that come with the code of the screen that says them: whoever opens another screen does not
 * carry them, as they would those of the catalogue. Looked up by their path, such as `pairing.title`.
 */
export function useScreenTexts(texts: ScreenTexts) {
  const translate = useTranslate();
  return (path: string, values: Readonly<Record<string, unknown>> = {}): string => {
    const text = textAt(texts, path);
    return typeof text === "string" ? translate(text, { ...values, _: text }) : path;
  };
}
