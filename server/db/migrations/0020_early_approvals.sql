CREATE TABLE "early_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "early_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"work_date" date NOT NULL,
	"is_approved" boolean NOT NULL,
	"early_from" timestamp with time zone NOT NULL,
	"reason" text,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "early_approvals_day" UNIQUE("employee_id","work_date")
);
--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD COLUMN "long_span_hours" numeric(4, 2) DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD COLUMN "work_day_lead_hours" numeric(4, 2) DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance_settings" ADD COLUMN "early_minutes" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "early_approvals" ADD CONSTRAINT "early_approvals_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "early_approvals_date" ON "early_approvals" USING btree ("work_date");