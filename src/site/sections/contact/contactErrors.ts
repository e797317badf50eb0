/** The fields that a person fills in. */
export const contactFields = ["name", "phone", "email", "message"] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactEntries = Readonly<Record<ContactField, string>>;
export type ContactErrors = Partial<Record<ContactField, string>>;

/** Also an attribute of the input, for browsers that validate before React has loaded. */
export const phonePattern = "\\+?[\\d \\(\\)\\-]{7,20}";

const isPhone = (text: string) => new RegExp(`^${phonePattern}$`).test(text);
const isEmail = (text: string) =>
  /^[\w+-]+(?:[.'][\w+-]+)*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,}$/i.test(text);

const limits: Record<ContactField, number> = { name: 120, phone: 20, email: 254, message: 2000 };

export const maxLengthOf = (field: ContactField) => limits[field];

/** Returns the errors of an enquiry by field, in the same words as the host's. */
export function errorsOf({ name, phone, email }: ContactEntries): ContactErrors {
  return {
    ...(name.trim() === "" && { name: "Required" }),
    ...phoneError(phone.trim()),
    ...emailError(email.trim()),
  };
}

function phoneError(phone: string): ContactErrors {
  if (phone === "") return { phone: "Required" };
  return isPhone(phone) ? {} : { phone: "Enter a telephone number of 7 to 15 digits" };
}

function emailError(email: string): ContactErrors {
  if (email === "") return { email: "Required" };
  return isEmail(email) ? {} : { email: "Must be an email address, such as name@example.com" };
}
