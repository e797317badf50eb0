DROP INDEX "admins_email";--> statement-breakpoint
DROP INDEX "employees_email";--> statement-breakpoint
ALTER TABLE "sign_in_attempts" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "sign_in_attempts_device" ON "sign_in_attempts" USING btree ("device","at");--> statement-breakpoint
CREATE UNIQUE INDEX "admins_email" ON "admins" USING btree (lower("email" collate "C"));--> statement-breakpoint
CREATE UNIQUE INDEX "employees_email" ON "employees" USING btree (lower("email" collate "C")) WHERE "employees"."deactivated_at" is null;