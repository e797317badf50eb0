/** All tables, of which the migrations are made. */
export * from "./schema/columns";
export * from "./schema/office";
export * from "./schema/people";
export * from "./schema/watch";
export * from "./schema/work";
