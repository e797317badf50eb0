/** Texts of the salary screens beyond the generated list. */
export const salaryTexts = {
  totals: {
    title: "Totals of this month",
    people: "Employees",
    overtime: "Overtime hours",
    salary: "Wages so far",
  },
};
