CREATE TABLE "opening_balances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "opening_balances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"advance_id" integer,
	"adjustment_id" integer,
	"recovered_paise" bigint NOT NULL,
	"carried_over_paise" bigint NOT NULL,
	CONSTRAINT "opening_balances_advanceId_unique" UNIQUE("advance_id"),
	CONSTRAINT "opening_balances_adjustmentId_unique" UNIQUE("adjustment_id"),
	CONSTRAINT "opening_balances_source" CHECK (num_nonnulls("opening_balances"."advance_id", "opening_balances"."adjustment_id") = 1),
	CONSTRAINT "opening_balances_amount" CHECK ("opening_balances"."recovered_paise" >= 0 and "opening_balances"."carried_over_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "pay_opening" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"first_month" text,
	"entered_by" text,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pay_opening_one_row" CHECK ("pay_opening"."id" = 1),
	CONSTRAINT "pay_opening_month" CHECK ("pay_opening"."first_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
ALTER TABLE "pay_runs" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_advance_id_advances_id_fk" FOREIGN KEY ("advance_id") REFERENCES "public"."advances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_adjustment_id_adjustments_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."adjustments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The facts at the upgrade: what changes in them later makes arrears of the months that were locked before it.
UPDATE "pay_runs" SET "facts" = jsonb_build_object(
  'employments', coalesce((SELECT jsonb_agg(jsonb_build_array("employee_id", "joined_on", "left_on")
    ORDER BY "employee_id", "joined_on") FROM "employments"), '[]'),
  'assignments', coalesce((SELECT jsonb_agg(jsonb_build_array("employee_id", "valid_from", "unit", "shift_id")
    ORDER BY "employee_id", "valid_from") FROM "assignments"), '[]'),
  'terms', coalesce((SELECT jsonb_agg(jsonb_build_array("employee_id", "valid_from", "monthly_base_paise", "working_days", "ot_multiplier_factor")
    ORDER BY "employee_id", "valid_from") FROM "pay_terms"), '[]'));--> statement-breakpoint
-- Open months before the first locked one took advances and deductions that no recovery names: the payslips of that
-- month say what was left before it. What has no line there any more was taken whole.
WITH "first_run" AS (
  SELECT "id", "month" FROM "pay_runs" WHERE "unlocked_at" IS NULL ORDER BY "month" LIMIT 1
), "sources" AS (
  SELECT 'ADVANCE' AS "kind", "id", "employee_id", "amount_paise", "first_month" FROM "advances" WHERE "cancelled_at" IS NULL
  UNION ALL
  SELECT 'DEDUCTION', "id", "employee_id", "amount_paise", "month" FROM "adjustments"
    WHERE "cancelled_at" IS NULL AND "kind" = 'DEDUCTION'
), "lines" AS (
  SELECT "payslips"."employee_id", "line" ->> 'kind' AS "kind", ("line" ->> 'sourceId')::int AS "source_id",
    round(replace(coalesce(
      substring("line" ->> 'formula' FROM '₹([0-9,.]+) left before it'),
      substring("line" ->> 'formula' FROM '^₹([0-9,]+\.[0-9]{2})')), ',', '')::numeric * 100) AS "left_paise",
    round(replace(coalesce(substring("line" ->> 'formula' FROM ' \+ ₹([0-9,.]+) carried over'), '0'), ',', '')::numeric * 100) AS "carried_paise"
  FROM "payslips" JOIN "first_run" ON "first_run"."id" = "payslips"."run_id",
    jsonb_array_elements("payslips"."document" -> 'lines') AS "line"
  WHERE "line" ->> 'kind' IN ('ADVANCE', 'DEDUCTION')
), "found" AS (
  SELECT "sources"."kind", "sources"."id",
    "sources"."amount_paise" - coalesce("lines"."left_paise", 0) AS "recovered_paise",
    coalesce("lines"."carried_paise", 0) AS "carried_paise"
  FROM "sources"
  JOIN "first_run" ON "sources"."first_month" < "first_run"."month"
  JOIN "payslips" ON "payslips"."run_id" = "first_run"."id" AND "payslips"."employee_id" = "sources"."employee_id"
  LEFT JOIN "lines" ON "lines"."kind" = "sources"."kind" AND "lines"."source_id" = "sources"."id"
)
INSERT INTO "opening_balances" ("advance_id", "adjustment_id", "recovered_paise", "carried_over_paise")
SELECT CASE WHEN "kind" = 'ADVANCE' THEN "id" END, CASE WHEN "kind" = 'DEDUCTION' THEN "id" END, "recovered_paise", "carried_paise"
FROM "found" WHERE "recovered_paise" > 0 ORDER BY "kind", "id";--> statement-breakpoint
INSERT INTO "pay_opening" ("first_month")
SELECT min("month") FROM "pay_runs" WHERE "unlocked_at" IS NULL HAVING EXISTS (SELECT FROM "opening_balances");
