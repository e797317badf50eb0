CREATE TABLE "combined_run_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "combined_run_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"ups" integer NOT NULL,
	"former_ups" integer,
	"quantity" integer NOT NULL,
	"specification_version_id" integer,
	"share_from" double precision NOT NULL,
	"share_to" double precision NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "combined_run_orders_share" CHECK ("combined_run_orders"."share_from" >= 0 and "combined_run_orders"."share_from" < "combined_run_orders"."share_to" and "combined_run_orders"."share_to" <= 1),
	CONSTRAINT "combined_run_orders_ups" CHECK ("combined_run_orders"."ups" > 0)
);
--> statement-breakpoint
CREATE TABLE "combined_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "combined_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"runs" jsonb NOT NULL,
	"schema_version" integer DEFAULT 1 NOT NULL,
	"saved_grams" integer NOT NULL,
	"lead_order_id" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "combined_run_orders" ADD CONSTRAINT "combined_run_orders_run_id_combined_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."combined_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combined_run_orders" ADD CONSTRAINT "combined_run_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combined_run_orders" ADD CONSTRAINT "combined_run_orders_specification_version_id_box_specification_versions_id_fk" FOREIGN KEY ("specification_version_id") REFERENCES "public"."box_specification_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combined_runs" ADD CONSTRAINT "combined_runs_lead_order_id_orders_id_fk" FOREIGN KEY ("lead_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "combined_run_orders_run" ON "combined_run_orders" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "combined_run_orders_open" ON "combined_run_orders" USING btree ("order_id") WHERE "combined_run_orders"."undone_at" is null;--> statement-breakpoint
-- Two branches, so that a condition on the order reaches the indexes of both.
CREATE VIEW "usage_shares" AS
select usage.id as usage_id, usage.order_id, 0::float8 as share_from, 1::float8 as share_to, null::int as ups
from reel_usages usage
where not exists (
  select from combined_run_orders own where own.order_id = usage.order_id and own.undone_at is null
)
union all
select usage.id, bearer.order_id, bearer.share_from, bearer.share_to,
  case when jsonb_array_length(run.runs) = 1 then bearer.ups else 0 end
from combined_run_orders own
  join combined_runs run on run.id = own.run_id
  join combined_run_orders bearer on bearer.run_id = own.run_id and bearer.undone_at is null
  join reel_usages usage on usage.order_id = own.order_id
where own.undone_at is null;
