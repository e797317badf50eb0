import type { ReactElement } from "react";
import type { ResourceDeclaration } from "../../src/admin/schema/declaration";
import { declaredScreens } from "./declaredScreens";
import type { Answer } from "./fakeHost";

/** Renders the generated form of a new row. */
export function createOf(declaration: ResourceDeclaration): ReactElement {
  const { create: Create } = declaredScreens(declaration);
  return <Create />;
}

export const unanswered: Answer = () => {
  throw new TypeError("Failed to fetch");
};

/** Stands in the place of the host's answer if the browser has no session when the form is sent. */
export const withoutToken = "without a token";

/** A form of the office with the cases to try. */
export interface FormCase {
  readonly form: string;
  readonly page: ReactElement;
  readonly submit: string;
  readonly call: string;
  /** The texts of an empty form, each with its number. */
  readonly missing: readonly (readonly [text: string, times: number])[];
  readonly values: Readonly<Record<string, string>>;
  /** The host's answers, and the message to the person for each. */
  readonly refused: readonly (readonly [Answer | typeof withoutToken, ...told: string[]])[];
}
