export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Parses a reply's body. An empty body is undefined. A body that is not JSON is a text. */
export function parseReply(body: string): unknown {
  if (body.trim() === "") return undefined;
  const parsed = parseJson(body);
  return parsed === undefined ? body : parsed;
}
