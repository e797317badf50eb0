import { useMatches } from "react-router-dom";
import { isSiteHandle } from "../siteHandle";

/** Whether the page that is open wants the call to enquire at its end: most do, by their route. */
export const useHasEnquiryStrip = () =>
  useMatches().some(({ handle }) => isSiteHandle(handle) && handle.hasEnquiryStrip);
