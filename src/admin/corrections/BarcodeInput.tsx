import { normalizeBarcode } from "../normalizeBarcode";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";

/** A badge's code, typed or scanned. */
export const BarcodeInput = (props: FieldInputProps) => (
  <FieldInput {...props} parse={normalizeBarcode} />
);
