CREATE TYPE "public"."component_basis" AS ENUM('MONTH', 'DAY', 'NIGHT', 'ATTENDANCE');--> statement-breakpoint
CREATE TABLE "pay_components" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_components_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"kind" "adjustment_kind" NOT NULL,
	"basis" "component_basis" NOT NULL,
	"amount_paise" bigint NOT NULL,
	"employee_id" integer,
	"unit" "unit",
	"shift_id" integer,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"max_missed" numeric(3, 1) NOT NULL,
	"night_from" text NOT NULL,
	"night_to" text NOT NULL,
	"night_hours" numeric(4, 2) NOT NULL,
	"is_wages" boolean NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "pay_components_amount" CHECK ("pay_components"."amount_paise" >= 0),
	CONSTRAINT "pay_components_order" CHECK ("pay_components"."valid_to" is null or "pay_components"."valid_from" <= "pay_components"."valid_to"),
	CONSTRAINT "pay_components_payees" CHECK (("pay_components"."employee_id" is null or "pay_components"."unit" is null) and ("pay_components"."shift_id" is null or "pay_components"."unit" is not null))
);
--> statement-breakpoint
ALTER TABLE "pay_components" ADD CONSTRAINT "pay_components_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_components" ADD CONSTRAINT "pay_components_shift_id_shifts_id_fk" FOREIGN KEY ("shift_id") REFERENCES "public"."shifts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_components_employee" ON "pay_components" USING btree ("employee_id");