import * as z from "zod/mini";
import { deckleError } from "../domain/board/boardRun";
import { boxStyles } from "../domain/board/boxDesign";
import { BoardSettings } from "./boardSettings";
import { designOf, NewSpecificationContent, SpecificationContent } from "./boxSpecifications";
import { listFor, ownCall } from "./call";
import type { FieldMessages } from "./errors";
import { id, instant, line, recordNumber } from "./fields";

/** A specification on the list, as its latest version has it. */
export const Specification = z.object({
  id: id(),
  client: z.string(),
  clientId: z.optional(id()),
  name: z.string(),
  /** Length × width × height, as an order says it. */
  size: z.string(),
  /** The papers from the outside in, as an order says them. */
  materialGrade: z.string(),
  ply: z.int(),
  style: z.enum(boxStyles),
  /** The number of the latest version. The first version has 1. */
  number: z.int(),
  /** The version that a new order refers to. */
  latestVersionId: id(),
  createdBy: z.string(),
  createdAt: instant(),
});
export type Specification = z.infer<typeof Specification>;

/** One version of a specification, with the plant's assumptions at that time. */
export const SpecificationVersion = z.object({
  id: id(),
  number: z.int(),
  size: z.string(),
  materialGrade: z.string(),
  content: SpecificationContent,
  settings: BoardSettings,
  createdBy: z.string(),
  createdAt: instant(),
});
export type SpecificationVersion = z.infer<typeof SpecificationVersion>;

export const NamedVersion = z.extend(SpecificationVersion, {
  specificationId: id(),
  client: z.string(),
  clientId: z.optional(id()),
  name: z.string(),
});
export type NamedVersion = z.infer<typeof NamedVersion>;

/** A specification with all its versions, the latest first. */
export const SpecificationDetails = z.extend(Specification, { versions: z.array(NamedVersion) });
export type SpecificationDetails = z.infer<typeof SpecificationDetails>;

export const SpecificationCreation = z.object({
  client: line(),
  /** The client's number. Without the number the host finds the client by its name. */
  clientId: z.optional(recordNumber()),
  name: line(),
  content: NewSpecificationContent,
});
export type SpecificationCreation = z.infer<typeof SpecificationCreation>;

/** A further version. A conflict (409) if `basedOnVersion` is no longer the latest version. */
export const VersionCreation = z.object({
  content: NewSpecificationContent,
  basedOnVersion: z.int().check(z.positive(), z.maximum(1_000_000)),
});
export type VersionCreation = z.infer<typeof VersionCreation>;

/** Returns the errors of a box that this plant's machines cannot make, by field. */
export function machineErrors(
  content: SpecificationContent,
  settings: BoardSettings,
): FieldMessages {
  const message = deckleError(designOf(content), settings);
  if (message === undefined) return {};
  return { [content.style === "OTHER" ? "blankWidth" : "width"]: message };
}

/** The weight of a box by specification version. A box without a formula for its blank has no weight here. */
const BoxWeights = z.object({
  weights: z.array(z.object({ versionId: id(), grams: z.number() })),
});

export const specificationCalls = {
  getSpecifications: ownCall("/admin/specifications", "GET", "admin", {
    ...listFor("specifications", Specification),
  }),
  getSpecification: ownCall("/admin/specifications/:id", "GET", "admin", {
    reply: SpecificationDetails,
  }),
  createSpecification: ownCall("/admin/specifications", "POST", "admin", {
    changes: ["board", "specifications"],
    creates: true,
    body: SpecificationCreation,
    reply: z.object({ id: id() }),
  }),
  createSpecificationVersion: ownCall("/admin/specifications/:id/versions", "POST", "admin", {
    changes: ["specifications"],
    body: VersionCreation,
    reply: z.object({ id: id(), number: z.int() }),
  }),
  /** The boxes of the orders on the kanban. */
  getBoxWeights: ownCall("/admin/box-weights", "GET", "admin", { reply: BoxWeights }),
  getSpecificationVersion: ownCall("/admin/specification-versions/:id", "GET", "admin", {
    reply: NamedVersion,
  }),
};
