import isPropValid from "@emotion/is-prop-valid";
import { createElement, type ElementType, type ReactNode } from "react";

export { css, keyframes, ThemeContext } from "@emotion/react";

/**
 * In place of `@mui/styled-engine` for tests in jsdom: the same elements with the same properties, but for the class
 * of their styles. These are neither worked out nor written, for no such test looks at them.
 */

type Passes = (prop: string) => boolean;

interface Styled {
  readonly base: ElementType;
  readonly passes: Passes | undefined;
}

const styled = new WeakMap<object, Styled>();

/** What an element or a component is given when nobody has said it. */
const passesByDefault = (tag: ElementType): Passes =>
  typeof tag === "string" ? isPropValid : (prop) => prop !== "theme";

const both = (first: Passes | undefined, second: Passes | undefined): Passes | undefined =>
  first && second ? (prop) => first(prop) && second(prop) : (second ?? first);

const isElementType = (value: unknown): value is ElementType => Boolean(value);

/** A component that is styled again stays one component, with what both let through. */
export default function createUnstyled(
  tag: ElementType,
  { shouldForwardProp }: { readonly shouldForwardProp?: Passes } = {},
) {
  const { base = tag, passes: passesOfBase } =
    (typeof tag === "string" ? undefined : styled.get(tag)) ?? {};
  const passes = both(passesOfBase, shouldForwardProp);
  const passesToBase = passes ?? passesByDefault(base);
  const takesAs = !passesToBase("as");

  return () => {
    function Unstyled(props: Readonly<Record<string, unknown>>) {
      const rendered = takesAs && isElementType(props.as) ? props.as : base;
      const passesOn = takesAs && passes === undefined ? passesByDefault(rendered) : passesToBase;
      const passed: Record<string, unknown> = {};
      for (const prop of Object.keys(props)) {
        if (takesAs && prop === "as") continue;
        if (prop === "className" || prop === "ref" || passesOn(prop)) passed[prop] = props[prop];
      }
      return createElement(rendered, passed);
    }
    styled.set(Unstyled, { base, passes });
    return Unstyled;
  };
}

export const internal_mutateStyles = () => undefined;
export const internal_serializeStyles = (styles: unknown) => styles;
export const GlobalStyles = () => null;
export const StyledEngineProvider = ({ children }: { readonly children?: ReactNode }) => children;
