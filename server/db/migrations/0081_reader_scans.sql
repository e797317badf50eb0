ALTER TYPE "public"."scan_call" ADD VALUE 'importRecords';--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "clock_ahead_seconds" integer;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "reader_user_id" text;--> statement-breakpoint
CREATE UNIQUE INDEX "employees_reader_user_id" ON "employees" USING btree (lower("reader_user_id" collate "C")) WHERE "employees"."deactivated_at" is null;
