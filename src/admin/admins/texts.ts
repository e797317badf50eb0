import { defineResourceTexts } from "../useTexts";

/** The resource's fields, choices and generated screens. */
export const adminFields = defineResourceTexts("admins", {
  fields: {
    id: "ID",
    userName: "User Name",
    firstName: "First Name",
    lastName: "Last Name",
    email: "Email",
    password: "Password",
    phoneNumber: "Phone Number",
    gender: "Gender",
    role: "Role",
    active: "Active",
  },
  choices: {
    gender: { male: "Male", female: "Female", others: "Others" },
    role: { ROLE_ADMIN: "Admin", ROLE_SUPER_ADMIN: "Super Admin" },
  },
  list: {
    title: "Admin List",
    empty: "No admins found.",
    failed: "Failed to fetch admin data",
  },
  inactive: {
    show: "Show deactivated admins",
    hint: "These admins cannot sign in. An admin who is let in again keeps the old password.",
  },
  create: { submit: "Register Admin", busy: "Registering…" },
});
