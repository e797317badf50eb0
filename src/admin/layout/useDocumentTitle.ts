import { useEffect } from "react";
import { useTranslate } from "react-admin";

/** Names the browser's tab after the screen: react-admin leaves it alone. */
export function useDocumentTitle(title: string): void {
  const translate = useTranslate();
  const product = translate("plant.product");
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
}
