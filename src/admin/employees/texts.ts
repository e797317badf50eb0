import { defineTexts } from "../../../domain/texts";

/** The resource's fields, choices and generated screens. */
export const employeeFields = defineTexts("resources.employees", {
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
    fundJoinedOn: "Joined the PF On",
    pension: "Pension (EPS)",
    hasDisability: "Has a Disability (ESI)",
    readerUserId: "Reader’s User ID",
    version: "Version",
  },
  choices: {
    gender: { male: "Male", female: "Female", others: "Others" },
    pension: {
      MEMBER: "Member",
      EXCLUDED: "No member: joined the PF since 1 September 2014 above the ceiling",
    },
  },
  hints: {
    fundJoinedOn: "Here or with an earlier employer.",
    pension: "Empty if it is not known.",
    hasDisability: "ESI covers up to a higher limit of wages.",
    readerUserId: "The person’s number at the biometric reader.",
  },
  list: {
    title: "Employee List",
    empty: "No employees found.",
    failed: "Failed to fetch employee data",
  },
  inactive: {
    show: "Show former employees",
    hint: "These employees have left. A reactivated employee keeps the number, barcode and salary.",
  },
  create: {
    submit: "Register Employee",
    busy: "Registering…",
    registered: "%{name} is registered. Open them in the list to set up the salary.",
  },
});

/** Texts of taking back an employee. */
export const reinstatementTexts = defineTexts("reinstatement", {
  action: "Take back",
  title: "Take back %{who}?",
  question:
    "%{who} is on the employee list again, with the same number, barcode and salary. The days in between are not paid.",
  keep: "Cancel",
  confirm: "Take back",
  done: "%{who} is active again",
  failed: "The employee could not be taken back. Please try again.",
});

/** Texts of the employee page: the lookup by barcode, and the actions for the employee. */
export const employeesTexts = defineTexts("employees", {
  title: "Employee",
  attendance: "Attendance of the Month",
  salary: "Salary Setup",
  register: "Register New Employee",
  list: "View Employees",
  lookup: {
    title: "Employee barcode",
    barcodeId: "Barcode ID",
    find: "Find Barcode",
    print: "Print Sticker",
    printMany: "Print Stickers",
    badges: "Sticker of %{smart_count} person |||| Stickers of %{smart_count} people",
    unread: "The selected people could not be loaded",
    deactivate: "Deactivate",
    missing: "Please enter a barcode ID.",
    found: "Barcode and employee details fetched successfully",
    notFound: "Error fetching barcode or employee details. Employee might not exist or be active.",
    unknown: "No employee has this barcode",
    nothingToPrint: "No barcode data to print.",
    picture: "Barcode of %{name}",
    name: "Name",
    unit: "Unit",
  },
  deactivation: {
    title: "Deactivate %{who}?",
    question: "%{who} leaves the employee list. The attendance of past days stays.",
    done: "Employee deactivated successfully",
    failed: "Error deactivating employee",
    cancel: "Cancel",
    confirm: "Deactivate",
  },
});
