/** The parameter that names the sector or the industry for which a visitor asks. */
const parameter = "about";
const longest = 200;

/** Returns the path of the enquiry form. The message then begins with a sector or an industry. */
export const enquiryPath = (subject: string) =>
  `/contact?${new URLSearchParams({ [parameter]: subject })}#contactus`;

/** Reads the sector or the industry from the query of the address. */
export const readEnquirySubject = (search: string): string | undefined =>
  new URLSearchParams(search).get(parameter)?.trim().slice(0, longest) || undefined;
