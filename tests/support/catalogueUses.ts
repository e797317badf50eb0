import { type ESTree, parseSync, Visitor } from "vite";

/** A catalogue in the source: the constant, the resource's name, and the path of each text. */
export interface DeclaredCatalogue {
  readonly resource: string | undefined;
  readonly constant: string;
  readonly paths: readonly string[];
}

/** The names in a source: strings, templates' paths, and variables. */
export interface SourceNames {
  readonly strings: ReadonlySet<string>;
  readonly templates: readonly RegExp[];
  readonly variables: ReadonlySet<string>;
  readonly catalogues: readonly DeclaredCatalogue[];
}

function nameOf(key: ESTree.PropertyKey): string | undefined {
  if (key.type === "Identifier") return key.name;
  return key.type === "Literal" ? String(key.value) : undefined;
}

/** Returns the paths of an object's texts. A part that is declared elsewhere has the path `part.*`. */
function pathsOf(object: ESTree.ObjectExpression, before = ""): readonly string[] {
  return object.properties.flatMap((property) => {
    const name = property.type === "Property" ? nameOf(property.key) : undefined;
    if (property.type !== "Property" || name === undefined) return [];
    const { value } = property;
    if (value.type === "ObjectExpression") return pathsOf(value, `${before}${name}.`);
    return [value.type === "Identifier" ? `${before}${name}.*` : `${before}${name}`];
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Returns the paths that a template makes. A template without a part of a path makes none. */
function patternOf({ quasis }: ESTree.TemplateLiteral): RegExp | undefined {
  const parts = quasis.map(({ value }) => value.cooked ?? "");
  const isPath =
    parts.some((part) => /\w/.test(part)) && parts.every((part) => /^[\w.]*$/.test(part));
  return isPath ? new RegExp(`^${parts.map(escaped).join(".+")}$`) : undefined;
}

/** Returns the names in a source, without the texts of its catalogues. */
export function readNames(file: string, code: string): SourceNames {
  const strings = new Set<string>();
  const templates: RegExp[] = [];
  const variables = new Set<string>();
  const catalogues: DeclaredCatalogue[] = [];
  const inside: (readonly [start: number, end: number])[] = [];
  const isText = ({ start, end }: { start: number; end: number }) =>
    inside.some(([from, to]) => from <= start && end <= to);
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier") return;
      const declares =
        init?.type === "CallExpression" &&
        init.callee.type === "Identifier" &&
        init.callee.name === "defineTexts";
      const object = declares ? init.arguments[1] : undefined;
      if (object?.type !== "ObjectExpression") return;
      const [first] = declares ? init.arguments : [];
      const name = first?.type === "Literal" ? String(first.value) : "";
      const resource = name.startsWith("resources.") ? name.slice("resources.".length) : undefined;
      catalogues.push({ constant: id.name, resource, paths: pathsOf(object) });
      inside.push([object.start, object.end]);
    },
    Literal(node) {
      if (typeof node.value === "string" && !isText(node)) strings.add(node.value);
    },
    TemplateLiteral(node) {
      const pattern = isText(node) ? undefined : patternOf(node);
      if (pattern) templates.push(pattern);
    },
    Identifier({ name }) {
      variables.add(name);
    },
  }).visit(parseSync(file, code).program);
  return { strings, templates, variables, catalogues };
}
