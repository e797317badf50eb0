import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import type { CallName } from "../../contract/routes";
import { describeCall, errorSchema } from "../../server/http/describeCall";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);

const validateError = ajv.compile(errorSchema);
const validators = new Map<string, ValidateFunction>();

/** Returns the published schema of a call's JSON. A list call has a schema of its rows and a schema of its summary. */
function readSchema(name: CallName, part: "reply" | "rows" | "summary"): object {
  const { content } = describeCall(name).response[200];
  const schema = Object(content["application/json"]?.schema);
  return part === "reply" ? schema : schema.anyOf[part === "rows" ? 0 : 1];
}

function validatorOf(name: CallName, body: unknown): ValidateFunction {
  const { row }: Call = calls[name];
  const listPart = Array.isArray(body) ? "rows" : "summary";
  const part = row ? listPart : "reply";
  const key = `${name} ${part}`;
  const validate = validators.get(key) ?? ajv.compile(readSchema(name, part));
  validators.set(key, validate);
  return validate;
}

/** Compares a JSON reply with the schema that the host publishes at `/api/docs`. Returns the faults. Empty for a right reply. */
export function findReplyFaults(name: CallName, status: number, body: unknown): string[] {
  // All errors have one schema.
  const validate = status === 200 ? validatorOf(name, body) : validateError;
  if (validate(body)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${name} ${status} ${instancePath || "/"} ${message} ${JSON.stringify(params)}`,
  );
}
