import { z } from "zod";
import { check } from "../../contract/errors";
import { type CallName, table } from "../../contract/table";

/** The host answered with success, but not with what the contract promises. */
export class UnreadableReply extends Error {
  override readonly name = "UnreadableReply";

  constructor(call: CallName, fault: string) {
    const { method, path } = table[call];
    super(`The answer to ${method} ${path} could not be read (${fault}).`);
  }
}

/** Hosts write what is absent as null; the contract knows absence only. */
function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      inner === null ? [] : [[key, withoutNulls(inner)]],
    ),
  );
}

/** Where a write promises an optional message, hosts may answer it as a plain text. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}

const firstFault = (errors: Readonly<Record<string, string>>) => {
  const [field, message] = Object.entries(errors)[0] ?? ["", ""];
  return field === "" ? message : `${field}: ${message}`;
};

/**
 * Reads a reply by its schema: unknown fields pass, nulls are absent.
 * @throws UnreadableReply which names the call and the first field at fault.
 */
export async function readJson<S extends z.ZodType>(
  call: CallName,
  schema: S,
  response: Response,
): Promise<z.output<S>> {
  const text = await response.text();
  // Long lists mostly have none, and looking through each of their fields takes its time.
  const json = text.includes("null") ? withoutNulls(parse(text)) : parse(text);
  const read = check(schema, json);
  if (!read.ok) throw new UnreadableReply(call, firstFault(read.errors));
  return read.value;
}

const Message = z.object({ message: z.string() });

/** Reads a reply that is a text; a host may wrap it as `{"message": …}` or quote it as JSON. */
export async function readText(response: Response): Promise<string> {
  const text = (await response.text()).trim();
  const json = parse(text);
  if (typeof json === "string") return json;
  const wrapped = Message.safeParse(json);
  return wrapped.success ? wrapped.data.message : text;
}
