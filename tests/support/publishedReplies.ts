import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { CallName } from "../../contract/routes";
import type { openApi } from "../../server/http/openApi";

type ApiDocument = ReturnType<typeof openApi>;

const pointer = (...parts: readonly string[]) =>
  parts.map((part) => part.replaceAll("~", "~0").replaceAll("/", "~1")).join("/");

/** Returns the part of the document that describes the replies of a call. */
function responsesOf(name: CallName) {
  const { method, path }: Call = calls[name];
  const key = path.replace(/:(\w+)/g, "{$1}");
  return ["paths", key, method.toLowerCase(), "responses"];
}

/** Compares replies with the document that a host publishes at `/api/docs`. */
export function publishedReplies(readDocument: () => ApiDocument) {
  const makeAjv = () => {
    const ajv = new Ajv2020({ strict: false });
    addFormats.default(ajv);
    return ajv.addSchema(readDocument(), "document");
  };
  let ajv: Ajv2020 | undefined;
  const compiled = new Map<string, ValidateFunction>();

  function validatorOf(name: CallName, status: number): ValidateFunction {
    // All errors have one schema.
    const key = status === 200 ? name : "Error";
    const known = compiled.get(key);
    if (known) return known;
    const parts =
      status === 200
        ? [...responsesOf(name), "200", "content", "application/json", "schema"]
        : ["components", "schemas", "Error"];
    ajv ??= makeAjv();
    const made = ajv.compile({ $ref: `document#/${pointer(...parts)}` });
    compiled.set(key, made);
    return made;
  }

  /** Returns the faults of a JSON reply. Empty for a right one. */
  return function faultsOf(name: CallName, status: number, body: unknown): string[] {
    const validate = validatorOf(name, status);
    if (validate(body)) return [];
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${name} ${status} ${instancePath || "/"} ${message} ${JSON.stringify(params)}`,
    );
  };
}
