import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { SpecificationContent } from "./boxSpecifications";

/** The largest specification of an enquiry, in characters of JSON. */
const longest = 2048;

/** The box that a visitor has estimated, as data of an enquiry. */
export const EnquirySpecification = z
  .object({
    content: SpecificationContent,
    quantity: z.int().check(z.positive(), z.maximum(10_000_000)),
  })
  .check(
    z.refine(
      (specification) => JSON.stringify(specification).length <= longest,
      schemaError("form.tooLong"),
    ),
  );
export type EnquirySpecification = z.infer<typeof EnquirySpecification>;
