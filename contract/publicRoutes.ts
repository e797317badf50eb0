import type { Route } from "./route";

/** The calls without a session. The site and the login page load only these rows. */
export const publicRoutes = {
  getAllIndustry: {
    method: "GET",
    path: "/public/getAllIndustry",
    access: "public",
    isSpecified: true,
    schemas: "catalogue",
    serves: ["list", "industries"],
  },
  getAllBoxDetails: {
    method: "GET",
    path: "/public/box/getAllBoxDetails",
    access: "public",
    isSpecified: true,
    schemas: "catalogue",
    serves: ["list", "boxes"],
    key: ["id", "box"],
  },
  getBoxDetails: {
    method: "GET",
    path: "/public/box/getBoxDetails",
    access: "public",
    isSpecified: true,
    schemas: "catalogue",
  },
  submitContact: {
    method: "POST",
    path: "/public/contact-details",
    access: "public",
    isSpecified: true,
    creates: true,
    schemas: "contacts",
  },

  login: {
    method: "POST",
    path: "/admin/login",
    access: "public",
    isSpecified: true,
    schemas: "admins",
  },

  // Calls beyond docs/another-host.md#the-28-calls.

  getBoxFactors: {
    method: "GET",
    path: "/public/board/factors",
    access: "public",
    schemas: "paperCalls",
  },
  finishSignIn: {
    method: "POST",
    path: "/admin/login/second-factor",
    access: "public",
    schemas: "secondFactors",
  },
  getPriceBands: {
    method: "POST",
    path: "/public/estimate/price-bands",
    access: "public",
    schemas: "priceBands",
  },
  openPaperLink: {
    method: "GET",
    path: "/public/papers/:token/:name",
    access: "public",
    schemas: "sending",
  },
  sendEnquiryFile: {
    method: "POST",
    path: "/public/contact-details/:token/file",
    access: "public",
    schemas: "history",
  },
  setPassword: {
    method: "POST",
    path: "/set-password",
    access: "public",
    schemas: "admins",
  },
} as const satisfies Record<string, Route & { readonly schemas: string }>;
