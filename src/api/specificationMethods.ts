import type { SpecificationContent } from "../../contract/boxSpecifications";
import { type SpecificationCreation, specificationCalls } from "../../contract/specifications";
import { callHost } from "./callHost";
import { createOnce } from "./createOnce";
import { readStrictly } from "./readReply";
import type { RecordId } from "./readRow";

/** Calls about specifications of boxes, for a host that has them: no other one is ever asked. */
export const specificationMethods = {
  /** All specifications, as their latest versions have them. */
  getSpecifications: async (signal?: AbortSignal) =>
    readStrictly(
      "getSpecifications",
      specificationCalls.getSpecifications.reply,
      await callHost("getSpecifications", {}, { signal }),
    ),

  getSpecification: async (id: RecordId, signal?: AbortSignal) => {
    const response = await callHost("getSpecification", { id: String(id) }, { signal });
    return readStrictly("getSpecification", specificationCalls.getSpecification.reply, response);
  },

  getSpecificationVersion: async (id: RecordId, signal?: AbortSignal) => {
    const response = await callHost("getSpecificationVersion", { id: String(id) }, { signal });
    const schema = specificationCalls.getSpecificationVersion.reply;
    return readStrictly("getSpecificationVersion", schema, response);
  },

  /** @returns the number of the new specification. */
  createSpecification: async (body: SpecificationCreation) =>
    createOnce("createSpecification", body, async (sending) => {
      const response = await callHost("createSpecification", {}, sending);
      const schema = specificationCalls.createSpecification.reply;
      return (await readStrictly("createSpecification", schema, response)).id;
    }),

  /** Says of which version it is made: the same one again is refused. @returns its number, counted from 1. */
  createSpecificationVersion: async (
    id: RecordId,
    version: { readonly content: SpecificationContent; readonly basedOnVersion: number },
  ) => {
    const response = await callHost(
      "createSpecificationVersion",
      { id: String(id) },
      { body: version },
    );
    const schema = specificationCalls.createSpecificationVersion.reply;
    return (await readStrictly("createSpecificationVersion", schema, response)).number;
  },
};
