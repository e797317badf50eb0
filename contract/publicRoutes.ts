import type { Route } from "./route";

/** The calls without a session. The site and the login page load only these rows. */
export const publicRoutes = {
  getAllIndustry: { method: "GET", path: "/public/getAllIndustry", access: "public" },
  getAllBoxDetails: { method: "GET", path: "/public/box/getAllBoxDetails", access: "public" },
  getBoxDetails: { method: "GET", path: "/public/box/getBoxDetails", access: "public" },
  submitContact: {
    method: "POST",
    path: "/public/contact-details",
    access: "public",
    creates: true,
  },

  login: { method: "POST", path: "/admin/login", access: "public" },

  // Beyond the specification.

  getBoxFactors: {
    method: "GET",
    path: "/public/board/factors",
    access: "public",
    feature: "paper",
  },
  finishSignIn: {
    method: "POST",
    path: "/admin/login/second-factor",
    access: "public",
    feature: "second-factor",
  },
  getPriceBands: {
    method: "POST",
    path: "/public/estimate/price-bands",
    access: "public",
    feature: "estimates",
  },
  setPassword: { method: "POST", path: "/set-password", access: "public", feature: "accounts" },
} as const satisfies Record<string, Route>;
