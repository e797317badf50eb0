CREATE TYPE "public"."benefit_base" AS ENUM('BASE', 'CODE');--> statement-breakpoint
CREATE TYPE "public"."wage_kind" AS ENUM('DEARNESS', 'RETAINING', 'OTHER', 'BONUS', 'HOUSE_RENT', 'CONVEYANCE', 'SPECIAL_EXPENSES', 'COMMISSION', 'EMPLOYER_CONTRIBUTION', 'OTHER_EXCEPTION', 'LEAVE_ENCASHMENT', 'RETRENCHMENT');--> statement-breakpoint
CREATE TYPE "public"."pension_mark" AS ENUM('MEMBER', 'EXCLUDED');--> statement-breakpoint
ALTER TYPE "public"."wage_base" ADD VALUE 'CODE';--> statement-breakpoint
ALTER TABLE "statutory_rates" DROP CONSTRAINT "statutory_rates_months";--> statement-breakpoint
ALTER TABLE "adjustments" ADD COLUMN "wage_kind" "wage_kind";--> statement-breakpoint
ALTER TABLE "benefit_rules" ADD COLUMN "wage_base" "benefit_base" DEFAULT 'BASE' NOT NULL;--> statement-breakpoint
ALTER TABLE "pay_components" ADD COLUMN "wage_kind" "wage_kind";--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD COLUMN "valid_from" date;--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD COLUMN "valid_to" date;--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD COLUMN "pension_percent" numeric(6, 3);--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD COLUMN "pension_ceiling_paise" bigint;--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD COLUMN "pension_age" integer;--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD COLUMN "insurance_ceiling_paise" bigint;--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "fund_joined_on" date;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "pension" "pension_mark";--> statement-breakpoint
ALTER TABLE "statutory_rates" ADD CONSTRAINT "statutory_rates_days" CHECK ("statutory_rates"."valid_to" is null or "statutory_rates"."valid_from" <= "statutory_rates"."valid_to");--> statement-breakpoint
UPDATE "statutory_rates" SET "valid_from" = ("first_month" || '-01')::date,
  "valid_to" = (("last_month" || '-01')::date + interval '1 month' - interval '1 day')::date;--> statement-breakpoint
UPDATE "statutory_rates" SET "pension_percent" = 8.33, "pension_ceiling_paise" = 1500000, "pension_age" = 58, "insurance_ceiling_paise" = 1500000
  WHERE "kind" = 'PROVIDENT_FUND' AND "percent" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "statutory_rates" ALTER COLUMN "valid_from" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "statutory_rates" DROP COLUMN "first_month";--> statement-breakpoint
ALTER TABLE "statutory_rates" DROP COLUMN "last_month";--> statement-breakpoint
UPDATE "pay_components" SET "wage_kind" = (CASE WHEN "is_wages" THEN 'OTHER' ELSE 'OTHER_EXCEPTION' END)::"wage_kind" WHERE "kind" = 'ADDITION';--> statement-breakpoint
UPDATE "adjustments" SET "wage_kind" = 'LEAVE_ENCASHMENT' WHERE "id" IN (SELECT "adjustment_id" FROM "leave_entries");
