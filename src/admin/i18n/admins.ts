/** Texts of the admins page. */
export const adminsTexts = {
  title: "Admins",
  register: "Register New Admin",
  list: "View Admins",
};
