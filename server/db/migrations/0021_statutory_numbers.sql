ALTER TABLE "employees" ADD COLUMN "uan" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "esi_number" text;