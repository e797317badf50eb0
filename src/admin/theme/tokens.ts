import tokensCss from "../../tokens.css?raw";

const declared = new Map(
  [...tokensCss.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [
    name,
    value.trim(),
  ]),
);

/** The value of one of the design tokens, such as `ink` or `kraft-300`. */
export function token(name: string): string {
  const value = declared.get(name);
  if (value === undefined) throw new Error(`There is no design token named ${name}`);
  return value;
}
