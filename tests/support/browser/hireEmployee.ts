import type { APIRequestContext } from "@playwright/test";

interface NewEmployee {
  readonly name: string;
  readonly email: string;
  readonly unit: "A" | "B";
}

/** Registers an employee and returns the ID and the barcode. */
export async function hireEmployee(request: APIRequestContext, employee: NewEmployee) {
  const reply = await request.post("/api/admin/register-employee", {
    data: {
      ...employee,
      gender: "female",
      phoneNumber: "+91 90000 12345",
      bloodGroup: "AB-",
      dob: "1990-02-28",
    },
  });
  if (!reply.ok()) throw new Error(`${employee.name} could not be registered`);
  const { employeeId, barcodeId }: { employeeId: number; barcodeId: string } = await reply.json();
  return { id: employeeId, name: employee.name, barcodeId };
}
