import { defineResourceTexts } from "../useTexts";

/** The resource's fields, choices and generated screens. */
export const employeeFields = defineResourceTexts("employees", {
  fields: {
    id: "ID",
    name: "Name",
    email: "Email",
    unit: "Unit",
    gender: "Gender",
    phoneNumber: "Phone Number",
    bloodGroup: "Blood Group",
    dob: "Date of Birth",
    barcodeId: "Barcode ID",
    joinedAt: "Joined At",
    active: "Active",
    bankAccountNumber: "Bank Account",
    bankIfsc: "IFSC",
    uan: "UAN",
    esiNumber: "ESI Number",
    version: "Version",
  },
  choices: { gender: { male: "Male", female: "Female", others: "Others" } },
  list: {
    title: "Employee List",
    empty: "No employees found.",
    failed: "Failed to fetch employee data",
  },
  inactive: {
    show: "Show former employees",
    hint: "These employees have left. An employee who is taken back keeps the number, barcode and salary.",
  },
  create: { submit: "Register Employee", busy: "Registering…" },
});
