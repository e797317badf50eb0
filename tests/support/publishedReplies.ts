import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { CallName } from "../../contract/routes";
import type { openApi } from "../../server/http/openApi";

type ApiDocument = ReturnType<typeof openApi>;

const pointer = (...parts: readonly string[]) =>
  parts.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");

/** Returns the path to the schema of a call's JSON. A list call has two: of its rows and of a summary of them. */
function schemaOf(name: CallName, body: unknown) {
  const { method, path, row }: Call = calls[name];
  const key = path.replace(/:(\w+)/g, "{$1}");
  const reply = ["responses", "200", "content", "application/json", "schema"];
  const kind = row ? ["anyOf", Array.isArray(body) ? "0" : "1"] : [];
  return pointer("paths", key, method.toLowerCase(), ...reply, ...kind);
}

/** Compares replies with the document that a host publishes at `/api/docs`. */
export function publishedReplies(readDocument: () => ApiDocument) {
  const makeAjv = () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    return ajv.addSchema(readDocument(), "document");
  };
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction>();

  function validatorOf(path: string): ValidateFunction {
    const known = compiled.get(path);
    if (known) return known;
    ajv ??= makeAjv();
    const made = ajv.compile({ $ref: `document#/${path}` });
    compiled.set(path, made);
    return made;
  }

  /** Returns the faults of a JSON reply. Empty for a right one. */
  return function faultsOf(name: CallName, status: number, body: unknown): string[] {
    // All errors have one schema.
    const validate = validatorOf(
      status === 200 ? schemaOf(name, body) : "components/schemas/Error",
    );
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${name} ${status} ${instancePath || "/"} ${message} ${JSON.stringify(params)}`,
    );
  };
}
