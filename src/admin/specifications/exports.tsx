import { lazy, Suspense } from "react";
import { useRecordContext } from "react-admin";
import type { Contact } from "../../../contract/contacts";

const EnquiryBox = lazy(() => import("./details/EnquiryBox"));

/** The box that came with the enquiry of the record's context. Nothing if none came. */
export function EnquiredBox() {
  const specification = useRecordContext<Contact>()?.specification;
  return specification === undefined ? null : (
    <Suspense fallback={null}>
      <EnquiryBox specification={specification} />
    </Suspense>
  );
}
