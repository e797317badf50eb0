import { defineConfig } from "drizzle-kit";

/** `npx drizzle-kit generate --name <what_changes>` writes the next migration. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./server/db/schema.ts",
  out: "./server/db/migrations",
  casing: "snake_case",
});
