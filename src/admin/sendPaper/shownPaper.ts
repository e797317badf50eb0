import { useQueryClient } from "@tanstack/react-query";
import type { PaperKind } from "../../../contract/sending";
import type { Language } from "../../../domain/languages";
import type { RecordId } from "../../api/readRow";

export interface ShownPaper {
  readonly kind: PaperKind;
  readonly id: RecordId;
  /** The revision of a quotation, the month of a payslip, or the dates of a statement. */
  readonly part?: string;
  readonly language: Language;
  /** The paper in a sentence, such as `Tax Invoice A/26-27/00001`. */
  readonly label: string;
  /** The letter and the subject, if they are not the usual ones. */
  readonly letter?: string;
  readonly subject?: string;
  /** Gets the PDF from the host. */
  readonly load: () => Promise<Blob>;
}

/** Reads again what was sent of papers. */
export function useRefreshSending() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ["sending"] });
}
