import { defineTexts, type TextOf } from "../../../domain/texts";

/** The texts of the contact page. */
export const contactTexts = defineTexts("siteContact", {
  title: "Contact Us",
  description:
    "Ask for a quotation: phone, email, chat, enquiry form, and the way to both units in %{town}.",
  lead: "Three dimensions and a quantity give a first price. If you have a drawing or a picture of a box that you use today, attach it here.",
  formTitle: "Send an enquiry",
  estimate: "Not sure yet? *Estimate your box* first: its blank, weight, strength and dieline.",
  chat: "Chat",
  chatLink: "Write to us on WhatsApp",
  hours: "Hours",
  place: "Where we are",
  mapTitle: "Map of %{unit}",
  mapLink: "Open %{unit} on the map",
  name: "Name",
  phone: "Phone",
  email: "Email",
  message: "Message",
  optional: "optional",
  phoneHint: "A telephone number of 7 to 15 digits",
  website: "Website",
  again: "I would like to order this box again: %{box}.",
  about: "Please quote boxes for %{name}.",
  box: {
    goesAlong: "Your box of %{size} is sent with your enquiry.",
    change: "Change it",
    leaveOut: "Leave it out",
  },
  file: "Drawing or picture",
  fileKinds: "PDF, PNG, JPEG, WebP, DXF, AI or XLSX, up to 20 MB",
  fileSent: "Your file has arrived.",
  fileAlone: "Your enquiry has arrived, but not the file. %{reason}",
  /** The messages about a file, by the host's codes without their first part. */
  files: {
    tooLarge: "The file is larger than 20 MB. Make it smaller, and choose it again.",
    wrongType:
      "This is no PDF, PNG, JPEG, WebP, DXF, AI or XLSX file. Its content counts, not its name.",
    notReadable: "The file cannot be read. Save it again, and choose it again.",
    macros: "This workbook has macros. Save it without them, and choose it again.",
    otherEnding:
      "The content of this file is %{kind}. Give its name the ending .%{ending}, and choose it again.",
    tooManyPixels:
      "The picture is larger than 40 megapixels. Make it smaller, and choose it again.",
    fileName: "A file’s name has no / and no \\",
    tooManyToday: "Too many files have arrived today. Please send this one by email.",
    enquiryOver: "This enquiry takes no more files. Please send it by email.",
  },
  send: "Send enquiry",
  sending: "Sending...",
  host: {
    required: "Required",
    phone: "Enter a telephone number of 7 to 15 digits",
    email: "Must be an email address, such as name@example.com",
    failed: "An error occurred. Please try again.",
    thanks: "Thank you for your message!",
    tooMany: "Too many requests: please wait a while and try again",
  },
});

/** The texts of the contact page in its language. */
export type ContactText = TextOf<typeof contactTexts.english>;
