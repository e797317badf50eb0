/** An employee as a host with edits lists them. */
export const employeeRow = {
  id: 5,
  name: "Asha",
  email: "asha@example.com",
  unit: "A",
  gender: "female",
  phoneNumber: "98450 00000",
  bloodGroup: "O+",
  dob: "1990-02-28",
  barcodeId: "EMP-A-00005",
  joinedAt: "2024-01-01T00:00:00Z",
  active: true,
  version: 3,
};
