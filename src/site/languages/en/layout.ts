import { industriesServed } from "../../company";

const industryNames: readonly string[] = industriesServed;

/** The texts around every page, in English. */
export const layout = {
  links: {
    home: "Home",
    products: "Products/Services",
    industries: "Industries We Serve",
    about: "About Us",
    contact: "Contact Us",
    history: "History",
    aims: "Vision & Mission",
    team: "Our Team",
    location: "Location",
    form: "Enquiry Form",
    boxTypes: "Box Types",
    estimate: "Box estimate",
  },
  skip: "Skip to the content",
  menu: "Main",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  language: "Language",
  ask: "Tell us the *length, width and height* inside the box, *what it carries* and *how many* you need a month.",
  askLink: "Ask for a quotation",
  adminAccess: "Admin Access",
  goToAdmin: "Go to Admin",
  close: "Close",
  reach: "Call or write",
  newTab: ({ place }: { place: string }) => `${place} (new tab)`,
  industriesServed: "Industries Served",
  quickLinks: "Quick links",
  established: ({ name, town, year }: { name: string; town: string; year: number }) =>
    `${name}, ${town}. Established ${year}.`,
  /** Also names of sectors that the host may have. */
  industries: industryNames,
  loadFailed: "Failed to load industries.",
};
