/** All tables. The migrations are made from them. */

export * from "./schema/attachments";
export * from "./schema/attendance";
export * from "./schema/audit";
export * from "./schema/catalogue";
export * from "./schema/clients";
export * from "./schema/columns";
export * from "./schema/invoices";
export * from "./schema/leave";
export * from "./schema/machines";
export * from "./schema/paper";
export * from "./schema/pay";
export * from "./schema/payRuns";
export * from "./schema/people";
export * from "./schema/production";
export * from "./schema/rates";
export * from "./schema/receivables";
export * from "./schema/scans";
export * from "./schema/schedule";
export * from "./schema/sending";
