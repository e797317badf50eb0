CREATE TYPE "public"."benefit_kind" AS ENUM('BONUS', 'GRATUITY');--> statement-breakpoint
CREATE TABLE "benefit_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "benefit_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"valid_from" date NOT NULL,
	"bonus_percent" numeric(6, 3) NOT NULL,
	"bonus_ceiling_paise" bigint NOT NULL,
	"bonus_wages_up_to_paise" bigint NOT NULL,
	"bonus_least_days" integer NOT NULL,
	"gratuity_days" integer NOT NULL,
	"gratuity_divisor" integer NOT NULL,
	"gratuity_least_years" integer NOT NULL,
	"gratuity_fixed_years" integer NOT NULL,
	"gratuity_maximum_paise" bigint NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "benefit_rules_date" UNIQUE("valid_from"),
	CONSTRAINT "benefit_rules_percent" CHECK ("benefit_rules"."bonus_percent" between 8.33 and 20),
	CONSTRAINT "benefit_rules_divisor" CHECK ("benefit_rules"."gratuity_divisor" > 0)
);
--> statement-breakpoint
ALTER TABLE "employments" ADD COLUMN "is_fixed_term" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "adjustments" ADD COLUMN "benefit" "benefit_kind";--> statement-breakpoint
ALTER TABLE "adjustments" ADD COLUMN "bonus_year" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "adjustments_bonus" ON "adjustments" USING btree ("employee_id","bonus_year") WHERE "adjustments"."bonus_year" is not null and "adjustments"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_benefit" CHECK (("adjustments"."benefit" is not distinct from 'BONUS') = ("adjustments"."bonus_year" is not null) and ("adjustments"."benefit" is null or "adjustments"."kind" = 'ADDITION'));