import Payments from "@mui/icons-material/Payments";
import { listAddress } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const pay: OfficeFeature = {
  resources: [
    {
      name: "salaries",
      texts: { name: "Salary |||| Salaries", menu: "Salary", record: "Month's Pay" },
      icon: Payments,
      menu: { group: "people", isPinned: true, homes: ["salary", "settlement"] },
      load: async () => (await import("./resource")).salaries,
      address: ({ recordId: month }) => listAddress("salaries", { month }),
    },
    {
      name: "payTerms",
      texts: { name: "Terms of Pay |||| Terms of Pay" },
      menu: { below: "salaries" },
      load: async () => (await import("./resource")).payTerms,
    },
    {
      name: "adjustments",
      texts: {
        name: "Adjustment |||| Adjustments",
        create: { title: "Enter Addition or Deduction" },
      },
      menu: { below: "salaries" },
      load: async () => (await import("./deductions/entries")).adjustments,
    },
    {
      name: "advances",
      texts: { name: "Advance |||| Advances", create: { title: "Give Advance" } },
      menu: { below: "salaries" },
      load: async () => (await import("./deductions/entries")).advances,
    },
    {
      name: "pieceRates",
      texts: { name: "Piece Rate |||| Piece Rates", create: { title: "New Piece Rate" } },
      menu: { below: "salaries" },
      load: async () => (await import("./deductions/entries")).pieceRates,
    },
    {
      name: "payComponents",
      texts: {
        name: "Pay Component |||| Pay Components",
        create: { title: "New Pay Component" },
      },
      menu: { below: "salaries" },
      load: async () => (await import("./components/resource")).payComponents,
    },
    {
      name: "statutoryRates",
      texts: {
        name: "Statutory Rate |||| Statutory Rates",
        create: { title: "New Statutory Rate" },
      },
      menu: { below: "salaries" },
      load: async () => (await import("./deductions/statutoryRates")).statutoryRates,
    },
    {
      name: "bonuses",
      texts: { name: "Bonus |||| Bonus" },
      menu: { below: "salaries" },
      load: async () => (await import("./benefits/benefits")).bonuses,
    },
    {
      name: "gratuities",
      texts: { name: "Gratuity |||| Gratuity" },
      menu: { below: "salaries" },
      load: async () => (await import("./benefits/benefits")).gratuities,
    },
    {
      name: "benefitRules",
      texts: {
        name: "Bonus and Gratuity Rule |||| Bonus and Gratuity Rules",
        create: { title: "New Bonus and Gratuity Rule" },
      },
      menu: { below: "salaries" },
      load: async () => (await import("./benefits/benefits")).benefitRules,
    },
  ],
  pages: [
    {
      path: "salary/register/:employeeId",
      resource: "salaries",
      load: () => import("./SalarySetupPage"),
    },
    {
      path: "settlement/:employeeId",
      isOwn: true,
      resource: "salaries",
      load: () => import("./benefits/SettlementPage"),
    },
    {
      path: "salary/:month/:employeeId",
      isOwn: true,
      resource: "salaries",
      load: () => import("./payslip/PayslipPage"),
    },
  ],
};
