/**
 * The records of another company's host. They follow docs/another-host.md (#the-28-calls and #rows) alone.
 * Nothing comes from this product's own contract.
 */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json };
export type Row = { readonly [key: string]: Json };

const order = (id: number, more: Row = {}): Row => ({
  id,
  status: "TODO",
  productType: "5 ply box",
  client: `Client ${id}`,
  size: "400 x 300 x 200",
  quantity: 100 * id,
  unit: "A",
  shippedAt: null,
  transportNumber: null,
  ...more,
});

const usage = (client: string, more: Row = {}): Row => ({
  client,
  productType: "Printed carton",
  quantity: 500,
  size: "300 x 200 x 150",
  unit: "A",
  weightConsumed: 41.5,
  previousWeight: 812.25,
  usageType: "TOP",
  courgationIn: "2026-11-20T04:30:00Z",
  courgationOut: "2026-11-20T08:45:00Z",
  howManyBox: 480,
  ...more,
});

const reel = (id: number, more: Row = {}): Row => ({
  id,
  barcodeId: `REEL-00000${id}`,
  reelNo: 7000 + id,
  createdAt: "2026-10-02T05:00:00Z",
  gsm: 150,
  burstFactor: 22,
  deckle: 120,
  initialWeight: 900 + id,
  currentWeight: 700 + id,
  previousWeight: 812.25,
  unit: "A",
  status: id === 1 ? "AVAILABLE" : "IN_USE",
  reelSet: "TOP",
  paperType: "Kraft",
  supplierName: `Mill ${id}`,
  createdBy: "store@host.example",
  orderUsages: [usage(`Usage client ${id}`), usage("Running client", { courgationOut: null })],
  ...more,
});

const person = (id: number, more: Row = {}): Row => ({
  id,
  barcodeId: `EMP-A-0000${id}`,
  name: `Person ${id}`,
  email: `person${id}@host.example`,
  unit: id % 2 === 0 ? "B" : "A",
  gender: "female",
  phoneNumber: "+91 90000 12345",
  bloodGroup: "O+",
  dob: "1990-02-28",
  joinedAt: "2024-04-01T03:30:00Z",
  active: true,
  ...more,
});

const three = <T>(make: (n: number) => T) => [1, 2, 3].map(make);

export const plantRows = {
  industries: three((n) => ({
    id: n,
    industryName: `Industry ${n}`,
    sector: `Sector ${n}`,
    url: "/art/logo.svg",
  })),
  gallery: three((n) => ({
    boxType: n === 2 ? "Punching" : "RSC",
    box: `Gallery box ${n}`,
    boxUrl: "/art/logo.svg",
  })),
  catalogue: three((n) => ({
    boxSector: `Box sector ${n}`,
    url: "/art/logo.svg",
    heading: `Heading ${n}`,
    capacity: "12 kg",
    noOfPly: 5,
    shape: "Rectangular",
    printingType: "Flexo",
    application: "Shipping",
    paperGrade: "Kraft",
    gsm: 150,
    color: "Brown",
    property: "Recyclable",
  })),
  admins: three((n) => ({
    id: n,
    userName: `admin${n}`,
    firstName: `First ${n}`,
    lastName: "Last",
    email: `admin${n}@host.example`,
    phoneNumber: "+91 80000 12345",
    gender: "male",
    role: "ROLE_ADMIN",
  })),
  employees: [...three(person), person(4, { name: "Person who left", active: false })],
  attendance: three((n) => ({
    name: `Person ${n}`,
    barcodeId: `EMP-A-0000${n}`,
    date: "2026-11-20",
    checkInTime: "2026-11-20T03:35:00Z",
    checkOutTime: "2026-11-20T12:38:00Z",
    status: n === 3 ? "ABSENT" : "PRESENT",
    daySalary: 1000 + n,
    overtimeHours: 1.05,
  })),
  salaries: three((n) => ({
    employeeId: n,
    name: `Person ${n}`,
    barcodeId: `EMP-A-0000${n}`,
    totalSalaryThisMonth: 15_000 + n,
    totalOvertimeHours: 3.5,
    unit: "A",
    month: 11,
    monthlyBaseSalary: 26_000,
  })),
  reels: three(reel),
  contacts: three((n) => ({
    id: n,
    name: `Enquirer ${n}`,
    phone: "+91 70000 12345",
    email: n === 2 ? null : `enquirer${n}@host.example`,
    message: `Question ${n}`,
    replyStatus: n === 3,
  })),
  orders: [
    order(1),
    order(2, { status: "IN_PROGRESS" }),
    order(3, { status: "COMPLETED" }),
    order(4, { status: "SHIPPED", shippedAt: new Date().toISOString(), transportNumber: "KA-01" }),
  ],
} satisfies Readonly<Record<string, readonly Row[]>>;
