import * as z from "zod/mini";
import { isPinOfState } from "../domain/invoices/portalText";
import { schemaError } from "../domain/messages/schemaError";
import { gstin, pinCode, stateCode } from "./clients";
import { line, optional } from "./fields";

export const hsn = () =>
  z.string().check(z.trim(), z.regex(/^([0-9]{4}|[0-9]{6}|[0-9]{8})$/, schemaError("form.hsn")));

/** An address on an invoice. */
export const Address = z.object({
  name: line(100),
  address1: line(100),
  address2: optional(line(100)),
  place: line(50),
  pin: pinCode(),
  stateCode: stateCode(),
});

/** A party without a GSTIN is not registered. The GSTIN begins with the code of the party's state. */
export const Party = z.extend(Address, { gstin: optional(gstin()) }).check(
  z.refine(
    ({ gstin: number, stateCode: state }) => number === undefined || number.startsWith(state),
    {
      path: ["stateCode"],
      message: schemaError("gstin.ofOtherState"),
    },
  ),
);
export type Party = z.infer<typeof Party>;

/** A receiver of goods on a posted document. */
export const Receiver = z.extend(Address, { gstin: z.optional(z.string()) });

/** A party of a new document. A posted document and the settings may have a PIN code that was not checked. */
export const PostedParty = Party.check(
  z.refine(({ pin, stateCode: state }) => isPinOfState(pin, state), {
    path: ["pin"],
    message: schemaError("pin.ofOtherState"),
  }),
);
