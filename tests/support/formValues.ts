/** The values that register an employee. */
export const employeeValues = {
  name: "Asha",
  email: "asha@example.com",
  unit: "B",
  gender: "others",
  phoneNumber: "+91 98450 00000",
  bloodGroup: "O-",
  dob: "1995-06-30",
};

/** The values that create an order. */
export const orderValues = {
  client: "Tea House",
  productType: "7 Ply Box",
  quantity: "2500",
  size: "450 × 300 × 300 mm",
  deliveryAddress: "Peenya, Bengaluru",
  expectedCompletionDate: "2099-01-31",
  unit: "B",
};

/** The values that register an industry. */
export const industryValues = {
  industryName: "Brewery",
  sector: "Beverage",
  city: "Hosur",
  state: "Tamil Nadu",
  address: "Sipcot Phase 1",
};
