CREATE TYPE "public"."flute" AS ENUM('A', 'B', 'C', 'E');--> statement-breakpoint
CREATE TYPE "public"."movement_kind" AS ENUM('RECEIVE', 'ISSUE', 'RETURN', 'ADJUST', 'SCRAP');--> statement-breakpoint
CREATE TABLE "flute_take_ups" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "flute_take_ups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"flute" "flute" NOT NULL,
	"take_up" numeric(5, 3) NOT NULL,
	"former_take_up" numeric(5, 3) NOT NULL,
	"runs" integer NOT NULL,
	"accepted_by" text NOT NULL,
	"accepted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flute_take_ups_positive" CHECK ("flute_take_ups"."take_up" >= 1 and "flute_take_ups"."runs" > 0)
);
--> statement-breakpoint
CREATE TABLE "reel_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reel_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reel_id" integer NOT NULL,
	"kind" "movement_kind" NOT NULL,
	"grams" integer NOT NULL,
	"balance_after_grams" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"usage_id" integer,
	"by" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reel_movements_balance" CHECK ("reel_movements"."balance_after_grams" >= 0),
	CONSTRAINT "reel_movements_sign" CHECK (case "reel_movements"."kind" when 'ADJUST' then true
        when 'RECEIVE' then "reel_movements"."grams" >= 0
        when 'RETURN' then "reel_movements"."grams" >= 0
        else "reel_movements"."grams" <= 0 end),
	CONSTRAINT "reel_movements_reason" CHECK ("reel_movements"."kind" not in ('ADJUST', 'SCRAP') or ("reel_movements"."reason" is not null and btrim("reel_movements"."reason") <> ''))
);
--> statement-breakpoint
CREATE TABLE "reel_reservations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reel_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reel_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"layer" integer NOT NULL,
	"metres" numeric(10, 2) NOT NULL,
	"grams" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"released_at" timestamp with time zone,
	CONSTRAINT "reel_reservations_layer" CHECK ("reel_reservations"."layer" between 0 and 6),
	CONSTRAINT "reel_reservations_amount" CHECK ("reel_reservations"."metres" >= 0 and "reel_reservations"."grams" >= 0)
);
--> statement-breakpoint
CREATE TABLE "reorder_levels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reorder_levels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gsm" numeric(7, 2) NOT NULL,
	"burst_factor" numeric(6, 2) NOT NULL,
	"daily_use_grams" integer NOT NULL,
	"lead_days" numeric(5, 1) NOT NULL,
	"safety_grams" integer NOT NULL,
	CONSTRAINT "reorder_levels_amounts" CHECK ("reorder_levels"."daily_use_grams" >= 0 and "reorder_levels"."lead_days" >= 0 and "reorder_levels"."safety_grams" >= 0)
);
--> statement-breakpoint
CREATE TABLE "board_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "board_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"factors" jsonb NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "box_specification_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "box_specification_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"specification_id" integer NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"settings_id" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "box_specification_versions_positive" CHECK ("box_specification_versions"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "box_specifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "box_specifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client" text NOT NULL,
	"name" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reels" DROP CONSTRAINT "reels_reelNo_unique";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "specification_version_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "board_settings_id" integer;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "wrapper_weight_grams" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "landed_paise_per_kg" integer;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "moisture_percent" numeric(4, 2);--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "rct" numeric(6, 3);--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "shade" text;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "location" text;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "received_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "reel_movements" ADD CONSTRAINT "reel_movements_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_movements" ADD CONSTRAINT "reel_movements_usage_id_reel_usages_id_fk" FOREIGN KEY ("usage_id") REFERENCES "public"."reel_usages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD CONSTRAINT "reel_reservations_reel_id_reels_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_reservations" ADD CONSTRAINT "reel_reservations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_specification_versions" ADD CONSTRAINT "box_specification_versions_specification_id_box_specifications_id_fk" FOREIGN KEY ("specification_id") REFERENCES "public"."box_specifications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "box_specification_versions" ADD CONSTRAINT "box_specification_versions_settings_id_board_settings_id_fk" FOREIGN KEY ("settings_id") REFERENCES "public"."board_settings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flute_take_ups_flute" ON "flute_take_ups" USING btree ("flute","id");--> statement-breakpoint
CREATE INDEX "reel_movements_reel" ON "reel_movements" USING btree ("reel_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reel_movements_received_once" ON "reel_movements" USING btree ("reel_id") WHERE "reel_movements"."kind" = 'RECEIVE';--> statement-breakpoint
CREATE UNIQUE INDEX "reel_movements_usage" ON "reel_movements" USING btree ("usage_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "reel_reservations_one_open" ON "reel_reservations" USING btree ("reel_id") WHERE "reel_reservations"."released_at" is null;--> statement-breakpoint
CREATE INDEX "reel_reservations_order" ON "reel_reservations" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reorder_levels_paper" ON "reorder_levels" USING btree ("gsm","burst_factor");--> statement-breakpoint
CREATE UNIQUE INDEX "box_specification_versions_number" ON "box_specification_versions" USING btree ("specification_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "box_specifications_name" ON "box_specifications" USING btree ("client","name");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_specification_version_id_box_specification_versions_id_fk" FOREIGN KEY ("specification_version_id") REFERENCES "public"."box_specification_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_board_settings_id_board_settings_id_fk" FOREIGN KEY ("board_settings_id") REFERENCES "public"."board_settings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_specification" ON "orders" USING btree ("specification_version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reels_supplier_number" ON "reels" USING btree (lower("supplier_name"),"reel_no");--> statement-breakpoint
CREATE INDEX "reels_number" ON "reels" USING btree ("reel_no");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_specification_settings" CHECK (("orders"."specification_version_id" is null) = ("orders"."board_settings_id" is null));--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_received_measures" CHECK ("reels"."wrapper_weight_grams" >= 0 and "reels"."landed_paise_per_kg" >= 0 and "reels"."moisture_percent" between 0 and 100 and "reels"."rct" >= 0);--> statement-breakpoint
UPDATE "reels" SET "received_at" = "created_at";--> statement-breakpoint
-- The balance after each movement, counted here so that nobody can write another one. The reel is locked first: of two
-- movements at once the second one sees what the first left.
CREATE FUNCTION "count_reel_balance"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM FROM reels WHERE id = NEW.reel_id FOR NO KEY UPDATE;
  NEW.balance_after_grams := NEW.grams + coalesce(
    (SELECT balance_after_grams FROM reel_movements WHERE reel_id = NEW.reel_id ORDER BY id DESC LIMIT 1), 0);
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER "count_reel_balance" BEFORE INSERT ON "reel_movements" FOR EACH ROW EXECUTE FUNCTION "count_reel_balance"();--> statement-breakpoint
CREATE TRIGGER "never_changed" BEFORE UPDATE OR DELETE ON "reel_movements" FOR EACH ROW EXECUTE FUNCTION "reject_change"();--> statement-breakpoint
CREATE TRIGGER "never_changed" BEFORE UPDATE OR DELETE ON "box_specification_versions" FOR EACH ROW EXECUTE FUNCTION "reject_change"();--> statement-breakpoint
CREATE TRIGGER "never_changed" BEFORE UPDATE OR DELETE ON "board_settings" FOR EACH ROW EXECUTE FUNCTION "reject_change"();--> statement-breakpoint
-- What was noted of a reel until now becomes its movements: it came, each order took it and gave it back. Where a reel
-- weighed something else in between, nobody wrote down why.
INSERT INTO "reel_movements" ("reel_id", "kind", "grams", "reason", "usage_id", "by", "at")
WITH known AS (
  SELECT id AS reel_id, created_at AS at, 0 AS usage_order, 0 AS step, 'RECEIVE' AS kind, initial_weight_grams AS balance,
    NULL::integer AS usage_id, created_by AS by FROM reels
  UNION ALL
  SELECT usage.reel_id, moment.at,
    rank() OVER (PARTITION BY usage.reel_id ORDER BY usage.started_at, usage.id), moment.step, moment.kind, moment.balance, moment.usage_id, 'not recorded'
  FROM reel_usages usage CROSS JOIN LATERAL (VALUES
    (1, 'ADJUST', usage.weight_before_grams, NULL::integer, usage.started_at),
    (2, 'ISSUE', 0, usage.id, usage.started_at),
    (3, 'RETURN', usage.weight_after_grams, usage.id, usage.ended_at)
  ) AS moment (step, kind, balance, usage_id, at)
  WHERE moment.at IS NOT NULL
  UNION ALL
  SELECT id, now(), 2147483647, 4, 'ADJUST', CASE status WHEN 'IN_USE' THEN 0 ELSE current_weight_grams END, NULL, 'not recorded'
  FROM reels
), moved AS (
  SELECT *, balance - lag(balance, 1, 0) OVER (PARTITION BY reel_id ORDER BY usage_order, step) AS grams FROM known
)
SELECT reel_id, kind::movement_kind, grams, CASE kind WHEN 'ADJUST' THEN 'not recorded' END, usage_id, by, at
FROM moved WHERE kind <> 'ADJUST' OR grams <> 0
ORDER BY reel_id, usage_order, step;--> statement-breakpoint
-- At the end of a transaction, when all of it is written: a reel in the store weighs what its movements come to, and of
-- one at a machine nothing is in the store.
CREATE FUNCTION "check_reel_balance"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  checked integer;
  reel record;
  balance integer;
BEGIN
  IF TG_TABLE_NAME = 'reels' THEN
    checked := NEW.id;
  ELSE
    checked := NEW.reel_id;
  END IF;
  SELECT barcode_id, CASE status WHEN 'IN_USE' THEN 0 ELSE current_weight_grams END AS grams INTO reel
    FROM reels WHERE id = checked;
  SELECT balance_after_grams INTO balance FROM reel_movements WHERE reel_id = checked ORDER BY id DESC LIMIT 1;
  IF balance IS DISTINCT FROM reel.grams THEN
    RAISE EXCEPTION 'The movements of % come to % g, and it has % g', reel.barcode_id, coalesce(balance, 0), reel.grams
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reels_balance', TABLE = 'reels';
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "reels_balance" AFTER INSERT OR UPDATE OF "current_weight_grams", "status" ON "reels" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_reel_balance"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "reels_balance" AFTER INSERT ON "reel_movements" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_reel_balance"();
