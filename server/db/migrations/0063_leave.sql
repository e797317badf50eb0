CREATE TYPE "public"."leave_accrual" AS ENUM('YEAR', 'MONTH', 'DAYS_WORKED');--> statement-breakpoint
CREATE TYPE "public"."balanced_leave_kind" AS ENUM('CASUAL', 'SICK', 'EARNED', 'COMPENSATORY');--> statement-breakpoint
CREATE TYPE "public"."leave_entry_type" AS ENUM('OPENING', 'GRANTED', 'ENCASHED');--> statement-breakpoint
CREATE TYPE "public"."leave_status" AS ENUM('REQUESTED', 'APPROVED');--> statement-breakpoint
CREATE TYPE "public"."leave_surplus" AS ENUM('LAPSE', 'PAY_OUT');--> statement-breakpoint
ALTER TYPE "public"."leave_kind" ADD VALUE 'CASUAL';--> statement-breakpoint
ALTER TYPE "public"."leave_kind" ADD VALUE 'SICK';--> statement-breakpoint
ALTER TYPE "public"."leave_kind" ADD VALUE 'EARNED';--> statement-breakpoint
ALTER TYPE "public"."leave_kind" ADD VALUE 'COMPENSATORY';--> statement-breakpoint
CREATE TABLE "leave_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"kind" "balanced_leave_kind" NOT NULL,
	"type" "leave_entry_type" NOT NULL,
	"date" date NOT NULL,
	"days" numeric(5, 1) NOT NULL,
	"reason" text NOT NULL,
	"adjustment_id" integer,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "leave_entries_days" CHECK ("leave_entries"."days" > 0),
	CONSTRAINT "leave_entries_encashed" CHECK (("leave_entries"."type" = 'ENCASHED') = ("leave_entries"."adjustment_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "leave_rules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "leave_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "balanced_leave_kind" NOT NULL,
	"valid_from" date NOT NULL,
	"accrual" "leave_accrual" NOT NULL,
	"days_per_year" numeric(5, 1) NOT NULL,
	"worked_per_day" integer NOT NULL,
	"minimum_worked" integer NOT NULL,
	"joiner_percent" numeric(6, 3) NOT NULL,
	"carry_over" numeric(5, 1),
	"surplus" "leave_surplus" NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "leave_rules_date" UNIQUE("kind","valid_from"),
	CONSTRAINT "leave_rules_worked" CHECK ("leave_rules"."worked_per_day" > 0 and "leave_rules"."minimum_worked" >= 0)
);
--> statement-breakpoint
ALTER TABLE "leaves" ADD COLUMN "status" "leave_status" DEFAULT 'APPROVED' NOT NULL;--> statement-breakpoint
ALTER TABLE "leaves" ADD COLUMN "over_days" numeric(5, 1);--> statement-breakpoint
ALTER TABLE "leaves" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "leaves" ADD COLUMN "decided_by" text;--> statement-breakpoint
ALTER TABLE "leaves" ADD COLUMN "decided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "leave_entries" ADD CONSTRAINT "leave_entries_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leave_entries" ADD CONSTRAINT "leave_entries_adjustment_id_adjustments_id_fk" FOREIGN KEY ("adjustment_id") REFERENCES "public"."adjustments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leave_entries_employee" ON "leave_entries" USING btree ("employee_id","date");--> statement-breakpoint
ALTER TABLE "leaves" ADD CONSTRAINT "leaves_decided" CHECK (("leaves"."decided_at" is null) = ("leaves"."decided_by" is null) and ("leaves"."decided_at" is null or "leaves"."status" = 'APPROVED'));