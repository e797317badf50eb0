import { useTexts } from "../texts/useTexts";
import { useFacts } from "./facts";
import { termsTexts } from "./texts/termsTexts";

/** Returns the terms and registrations of the company that are known, with their names. */
export function useTerms(names: readonly (keyof (typeof termsTexts)["english"])[]) {
  const text = useTexts(termsTexts);
  const facts = useFacts();
  return names
    .filter((name) => facts[name] !== "")
    .map((name) => ({ label: text(name), value: facts[name] }));
}
