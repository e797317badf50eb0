/** What a site's route says of itself. */
export interface SiteHandle {
  /** The module whose styles stand in the prerendered HTML. */
  readonly source: string;
  /** Whether the page ends with the call to enquire. */
  readonly hasEnquiryStrip: boolean;
}

export const isSiteHandle = (handle: unknown): handle is SiteHandle =>
  typeof handle === "object" && handle !== null && "source" in handle;
