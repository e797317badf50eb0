CREATE TABLE "order_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"promised_for" date,
	"promised_at" timestamp with time zone,
	"promised_by" text,
	"paper_from" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "order_plans_promise" CHECK (("order_plans"."promised_for" is null) = ("order_plans"."promised_at" is null) and ("order_plans"."promised_for" is null) = ("order_plans"."promised_by" is null))
);
--> statement-breakpoint
CREATE TABLE "stage_pins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stage_pins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"stage" "stage" NOT NULL,
	"machine_id" integer NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "break_from" text;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "break_to" text;--> statement-breakpoint
ALTER TABLE "order_plans" ADD CONSTRAINT "order_plans_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_pins" ADD CONSTRAINT "stage_pins_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_pins" ADD CONSTRAINT "stage_pins_machine_id_machines_id_fk" FOREIGN KEY ("machine_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_plans_order" ON "order_plans" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stage_pins_stage" ON "stage_pins" USING btree ("order_id","stage");--> statement-breakpoint
CREATE INDEX "stage_pins_machine" ON "stage_pins" USING btree ("machine_id");--> statement-breakpoint
ALTER TABLE "machines" ADD CONSTRAINT "machines_break" CHECK (("machines"."break_from" is null) = ("machines"."break_to" is null));