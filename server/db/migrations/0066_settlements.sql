CREATE TABLE "settlements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "settlements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"left_on" date NOT NULL,
	"net_paise" bigint NOT NULL,
	"months" jsonb NOT NULL,
	"document" jsonb NOT NULL,
	"schema_version" integer DEFAULT 1 NOT NULL,
	"settled_by" text NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"cancelled_by" text,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "settlements_cancelled" CHECK (("settlements"."cancelled_at" is null) = ("settlements"."cancelled_by" is null))
);
--> statement-breakpoint
ALTER TABLE "adjustments" ADD COLUMN "settlement_id" integer;--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlements_once" ON "settlements" USING btree ("employee_id","left_on") WHERE "settlements"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_settlement_id_settlements_id_fk" FOREIGN KEY ("settlement_id") REFERENCES "public"."settlements"("id") ON DELETE no action ON UPDATE no action;