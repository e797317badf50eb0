import { Ajv2020 } from "ajv/dist/2020.js";
import { beforeAll, expect, test } from "vitest";
import { calls } from "../../../contract/calls";
import { type CallName, callNames } from "../../../contract/routes";
import { buildApp } from "../../../server/app";
import { describeCall } from "../../../server/http/describeCall";
import { emptyDatabase } from "../../support/emptyDatabase";
import { secret } from "../../support/plant";

const database = emptyDatabase();

interface Operation {
  readonly operationId: CallName;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: object };
  readonly responses: Readonly<Record<string, { readonly content: object }>>;
}

let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

beforeAll(async () => {
  const app = buildApp({ db: database.db, secret });
  document = (await app.inject("/api/docs")).json();
  await app.close();
});

const listOperations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test("the document at /api/docs has each call once at its address, and nothing else", () => {
  const published = listOperations().map(
    ({ path, method, operation }) => `${operation.operationId}: ${method.toUpperCase()} ${path}`,
  );
  const addressOf = (name: CallName) =>
    `${calls[name].method} ${calls[name].path.replace(/:(\w+)/g, "{$1}")}`;
  expect(published.sort()).toEqual(callNames.map((name) => `${name}: ${addressOf(name)}`).sort());
});

test("it publishes the replies and the bodies that tests compare with the calls' own", () => {
  for (const { operation } of listOperations()) {
    const { response, body } = describeCall(operation.operationId);
    expect(operation.responses[200]?.content, operation.operationId).toEqual(response[200].content);
    expect(operation.requestBody?.content, operation.operationId).toEqual(body?.content);
  }
});

test("it publishes the parameters of a list call", () => {
  const list = listOperations().find(({ operation }) => operation.operationId === "getOrders");
  const names = list?.operation.parameters?.map((parameter) => parameter.name);
  expect(names).toEqual(expect.arrayContaining(["sort", "range", "filter", "summary", "csv"]));
});

test("each refusal refers to the schema of errors, which takes our errors and no other", () => {
  const ajv = new Ajv2020({ strict: false }).addSchema(document, "document");
  const [operation] = listOperations();
  const refusal = `document#/paths/${operation?.path.replaceAll("/", "~1")}/${operation?.method}/responses/400`;
  const validate = ajv.compile({ $ref: `${refusal}/content/application~1json/schema` });
  expect(validate({ message: "Wrong", errors: { name: "This is required" } })).toBe(true);
  expect(validate({ error: "Bad Request" })).toBe(false);
});
