CREATE TYPE "public"."adjustment_kind" AS ENUM('ADDITION', 'DEDUCTION');--> statement-breakpoint
CREATE TYPE "public"."statutory_kind" AS ENUM('PROVIDENT_FUND', 'STATE_INSURANCE', 'PROFESSIONAL_TAX');--> statement-breakpoint
CREATE TYPE "public"."wage_base" AS ENUM('EARNED', 'GROSS');--> statement-breakpoint
CREATE TABLE "adjustments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adjustments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"kind" "adjustment_kind" NOT NULL,
	"month" text NOT NULL,
	"amount_paise" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "adjustments_amount" CHECK ("adjustments"."amount_paise" > 0),
	CONSTRAINT "adjustments_month" CHECK ("adjustments"."month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "advances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "advances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"given_on" date NOT NULL,
	"amount_paise" bigint NOT NULL,
	"instalment_paise" bigint NOT NULL,
	"first_month" text NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "advances_amount" CHECK ("advances"."amount_paise" > 0),
	CONSTRAINT "advances_instalment" CHECK ("advances"."instalment_paise" between 1 and "advances"."amount_paise"),
	CONSTRAINT "advances_first_month" CHECK ("advances"."first_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "pay_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"month" text NOT NULL,
	"rules" jsonb NOT NULL,
	"locked_at" timestamp with time zone NOT NULL,
	"locked_by" text NOT NULL,
	"unlocked_at" timestamp with time zone,
	"unlocked_by" text,
	"unlock_reason" text,
	CONSTRAINT "pay_runs_unlocked" CHECK (num_nonnulls("pay_runs"."unlocked_at", "pay_runs"."unlocked_by", "pay_runs"."unlock_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "pay_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"monthly_base_paise" bigint NOT NULL,
	"ot_multiplier_factor" numeric(4, 2) NOT NULL,
	"working_days" numeric(4, 2) NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pay_terms_date" UNIQUE("employee_id","valid_from"),
	CONSTRAINT "pay_terms_monthly_base" CHECK ("pay_terms"."monthly_base_paise" >= 0),
	CONSTRAINT "pay_terms_ot_multiplier_factor" CHECK ("pay_terms"."ot_multiplier_factor" > 0),
	CONSTRAINT "pay_terms_working_days" CHECK ("pay_terms"."working_days" between 1 and 31)
);
--> statement-breakpoint
CREATE TABLE "payslips" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payslips_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"net_paise" bigint NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "payslips_employee" UNIQUE("run_id","employee_id")
);
--> statement-breakpoint
CREATE TABLE "recoveries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recoveries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payslip_id" integer NOT NULL,
	"advance_id" integer,
	"adjustment_id" integer,
	"amount_paise" bigint NOT NULL,
	"carried_over_paise" bigint NOT NULL,
	CONSTRAINT "recoveries_source" CHECK (num_nonnulls("recoveries"."advance_id", "recoveries"."adjustment_id") = 1),
	CONSTRAINT "recoveries_amount" CHECK ("recoveries"."amount_paise" >= 0 and "recoveries"."carried_over_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "statutory_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statutory_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "statutory_kind" NOT NULL,
	"first_month" text NOT NULL,
	"last_month" text,
	"wage_base" "wage_base" NOT NULL,
	"wages_from_paise" bigint DEFAULT 0 NOT NULL,
	"wages_up_to_paise" bigint,
	"percent" numeric(6, 3),
	"wage_ceiling_paise" bigint,
	"amount_paise" bigint,
	"february_amount_paise" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "statutory_rates_months" CHECK ("statutory_rates"."last_month" is null or "statutory_rates"."first_month" <= "statutory_rates"."last_month"),
	CONSTRAINT "statutory_rates_percent" CHECK (num_nonnulls("statutory_rates"."percent", "statutory_rates"."amount_paise") = 1)
);
--> statement-breakpoint
-- What stood so far holds from the day of joining on.
INSERT INTO "pay_terms" ("employee_id", "valid_from", "monthly_base_paise", "ot_multiplier_factor", "working_days", "created_at")
SELECT "employee_id", ("joined_at" AT TIME ZONE 'Asia/Kolkata')::date, "monthly_base_paise", "ot_multiplier_factor", "working_days", "updated_at"
FROM "salaries" JOIN "employees" ON "employees"."id" = "employee_id" ORDER BY "employee_id";--> statement-breakpoint
DROP TABLE "salaries" CASCADE;--> statement-breakpoint
DELETE FROM "list_versions" WHERE "table_name" = 'salaries';--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "bank_account_number" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "bank_ifsc" text;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advances" ADD CONSTRAINT "advances_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_terms" ADD CONSTRAINT "pay_terms_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_run_id_pay_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."pay_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payslips" ADD CONSTRAINT "payslips_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_payslip_id_payslips_id_fk" FOREIGN KEY ("payslip_id") REFERENCES "public"."payslips"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_advance_id_advances_id_fk" FOREIGN KEY ("advance_id") REFERENCES "public"."advances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recoveries" ADD CONSTRAINT "recoveries_adjustment_id_adjustments_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."adjustments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustments_month" ON "adjustments" USING btree ("month","employee_id");--> statement-breakpoint
CREATE INDEX "advances_employee" ON "advances" USING btree ("employee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pay_runs_locked_month" ON "pay_runs" USING btree ("month") WHERE "pay_runs"."unlocked_at" is null;--> statement-breakpoint
CREATE INDEX "payslips_of_employee" ON "payslips" USING btree ("employee_id");--> statement-breakpoint
CREATE INDEX "recoveries_advance" ON "recoveries" USING btree ("advance_id");--> statement-breakpoint
CREATE INDEX "recoveries_adjustment" ON "recoveries" USING btree ("adjustment_id");--> statement-breakpoint
CREATE INDEX "recoveries_payslip" ON "recoveries" USING btree ("payslip_id");--> statement-breakpoint
-- Whoever corrects what was recorded once adds a row.
CREATE FUNCTION "reject_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "never_changed" BEFORE UPDATE OR DELETE ON "payslips" FOR EACH ROW EXECUTE FUNCTION "reject_change"();--> statement-breakpoint
CREATE TRIGGER "never_changed" BEFORE UPDATE OR DELETE ON "recoveries" FOR EACH ROW EXECUTE FUNCTION "reject_change"();
