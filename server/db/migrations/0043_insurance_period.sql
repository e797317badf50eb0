CREATE TYPE "public"."coverage" AS ENUM('MONTH', 'HALF_YEAR');--> statement-breakpoint
CREATE TYPE "public"."limit_base" AS ENUM('SAME', 'REGULAR');--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD COLUMN "limit_base" "limit_base" DEFAULT 'SAME' NOT NULL;--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD COLUMN "coverage" "coverage" DEFAULT 'MONTH' NOT NULL;--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD COLUMN "employer_percent" numeric(6, 3);--> statement-breakpoint
UPDATE "statutory_rates" SET "limit_base" = 'REGULAR', "coverage" = 'HALF_YEAR' WHERE "kind" = 'STATE_INSURANCE';--> statement-breakpoint
UPDATE "statutory_rates" SET "employer_percent" = CASE WHEN "kind" = 'STATE_INSURANCE' THEN 3.25 ELSE "percent" END
  WHERE "kind" IN ('PROVIDENT_FUND', 'STATE_INSURANCE') AND "percent" IS NOT NULL;
