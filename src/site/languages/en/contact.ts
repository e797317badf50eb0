/** The texts of the contact page, in English. */
export const contact = {
  title: "Contact Us",
  description: ({ town }: { town: string }) =>
    `Ask for a quotation: phone, email, chat, enquiry form, and the way to both units in ${town}.`,
  lead: "Three measures and a quantity give a first price. If you have a drawing or a box you use today, tell us; we will say where to send it.",
  formTitle: "Send an enquiry",
  estimate: "Not sure yet? *Estimate your box* first: its blank, weight, strength and dieline.",
  chat: "Chat",
  chatLink: "Write to us on WhatsApp",
  hours: "Hours",
  place: "Where we are",
  mapTitle: ({ unit }: { unit: string }) => `Map of ${unit}`,
  mapLink: ({ unit }: { unit: string }) => `Open ${unit} on the map`,
  name: "Name",
  phone: "Phone",
  email: "Email",
  message: "Message",
  optional: "optional",
  phoneHint: "A telephone number of 7 to 15 digits",
  website: "Website",
  /** Begins the message of a visitor who comes from a sector or an industry. */
  about: ({ name }: { name: string }) => `Please quote boxes for ${name}.`,
  box: {
    goesAlong: ({ size }: { size: string }) => `Your box of ${size} goes along as data.`,
    change: "Change it",
    leaveOut: "Leave it out",
  },
  send: "Send enquiry",
  sending: "Sending...",
  /** Also sentences of the host, which the form shows in its language. */
  host: {
    required: "Required",
    phone: "Enter a telephone number of 7 to 15 digits",
    email: "Must be an email address, such as name@example.com",
    failed: "An error occurred. Please try again.",
    thanks: "Thank you for your message!",
    tooMany: "Too many requests: please wait a while and try again",
  },
};
