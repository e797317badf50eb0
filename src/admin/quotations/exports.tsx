import { lazy, Suspense } from "react";
import { useRecordContext } from "react-admin";
import { hasFeature } from "../../api/session";

const QuoteEnquiry = lazy(() => import("./QuoteEnquiry"));
const QuotationsOfClient = lazy(() => import("./QuotationsOfClient"));

/** The button that makes a quotation of the enquiry of the record's context. */
export function QuoteEnquiryButton() {
  const id = useRecordContext()?.id;
  return id === undefined || !hasFeature("quotations") ? null : (
    <Suspense fallback={null}>
      <QuoteEnquiry id={id} />
    </Suspense>
  );
}

/** The section of a client's page with the client's quotations. */
export const ClientQuotations = ({ clientId }: { readonly clientId: number }) =>
  hasFeature("quotations") ? (
    <Suspense fallback={null}>
      <QuotationsOfClient clientId={clientId} />
    </Suspense>
  ) : null;
