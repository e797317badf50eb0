/** The `handle` of a site's route. */
export interface SiteHandle {
  /** The module whose styles are inlined in the prerendered HTML. */
  readonly source: string;
  /** True if the page ends with the call to enquire. */
  readonly hasEnquiryStrip: boolean;
}

export const isSiteHandle = (handle: unknown): handle is SiteHandle =>
  typeof handle === "object" && handle !== null && "source" in handle;
