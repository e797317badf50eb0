import { type ComponentProps, Suspense } from "react";
import type { QuotationDetails } from "../../../../contract/quotations";
import { mayDo } from "../../../../domain/quotations/quotationState";
import { readLanguage, useTexts } from "../../../texts/useTexts";
import { shownDate } from "../../formatMoment";
import { PdfButtons } from "../../print/PdfButtons";
import { formatterFor } from "../../schema/formatterFor";
import { SendPaper, SendPaperDialog } from "../../sendPaper/SendPaper";
import { sendPaperTexts } from "../../sendPaper/texts";
import { useHost } from "../../useHostQuery";
import { quotationTexts } from "../texts";
import { paiseText } from "./LinePrices";

type QuotationProps = Readonly<{ quotation: QuotationDetails }>;

/** Returns a function that loads the PDF of a revision. */
function usePdfOf({ id }: QuotationDetails) {
  const host = useHost();
  return (revision: number) => () =>
    host.call("getQuotationPdf", { id, number: String(revision), language: readLanguage() });
}

/** Returns the last sent revision as a paper, with its prices and its last day in the letter. */
function useSentPaper(quotation: QuotationDetails): ComponentProps<typeof SendPaper> | undefined {
  const text = useTexts(quotationTexts);
  const sendText = useTexts(sendPaperTexts);
  const pdfOf = usePdfOf(quotation);
  const { id, number, revisions } = quotation;
  const sent = revisions.find(({ sentAt }) => sentAt !== undefined);
  if (sent === undefined) return undefined;
  const { lines, validUntil } = sent.offer;
  const prices = lines.flatMap(({ box, prices }) =>
    prices.map(({ quantity, pricePaise }) =>
      text("letter.price", {
        box: box.name,
        quantity: formatterFor.number(quantity),
        price: paiseText(pricePaise),
      }),
    ),
  );
  const ending =
    validUntil === undefined
      ? text("letter.untaxed")
      : text("letter.validUntil", { date: shownDate(validUntil) });
  return {
    kind: "quotation",
    id,
    part: String(sent.number),
    language: readLanguage(),
    label: sendText("labels.quotation", { number }),
    details: [...prices, ending].join("\n"),
    load: pdfOf(sent.number),
  };
}

type RevisionProps = QuotationProps & { readonly revision: number };

/** The PDF of a revision that was sent. */
export function RevisionPdf({ quotation, revision }: RevisionProps) {
  const text = useTexts(quotationTexts);
  const load = usePdfOf(quotation)(revision);
  return (
    <PdfButtons
      texts={{
        print: text("actions.print"),
        save: text("actions.save"),
        failed: text("actions.pdfFailed"),
        savedInstead: text("actions.savedInstead"),
      }}
      fileName={`${quotation.number}-${revision}.pdf`}
      load={load}
    />
  );
}

/** The PDF of the revision that was sent last, and the button that sends it again. */
export function SentPdf({ quotation }: QuotationProps) {
  const paper = useSentPaper(quotation);
  if (paper === undefined) return null;
  return (
    <>
      <RevisionPdf quotation={quotation} revision={Number(paper.part)} />
      {!mayDo("send", quotation.state) && <SendPaper {...paper} />}
    </>
  );
}

/** The PDF of a draft, which is marked as a draft on every page. */
export function DraftPdf({ quotation }: QuotationProps) {
  const text = useTexts(quotationTexts);
  const { number, revision } = quotation;
  const load = usePdfOf(quotation)(revision);
  return (
    <PdfButtons
      texts={{
        print: text("actions.printDraft"),
        save: text("actions.saveDraft"),
        failed: text("actions.pdfFailed"),
      }}
      fileName={`${number}-${revision}-DRAFT.pdf`}
      load={load}
    />
  );
}

type FinishedProps = QuotationProps & { readonly onClose: () => void };

/** Offers the ways of sending a quotation that was just frozen. */
export function FinishedDialog({ quotation, onClose }: FinishedProps) {
  const paper = useSentPaper(quotation);
  if (paper === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SendPaperDialog {...paper} onClose={onClose} />
    </Suspense>
  );
}
