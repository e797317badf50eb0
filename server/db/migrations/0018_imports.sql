CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"resource" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	"admin_id" integer NOT NULL,
	"admin_email" text NOT NULL,
	"created" integer NOT NULL,
	"changed" integer NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
-- A row may be imported again on purpose.
ALTER TABLE "imported_rows" DROP CONSTRAINT "imported_rows_pkey";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "import_id" integer;--> statement-breakpoint
ALTER TABLE "imported_rows" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "imported_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "imported_rows" ADD COLUMN "import_id" integer;--> statement-breakpoint
CREATE INDEX "imports_resource" ON "imports" USING btree ("resource","id");--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_rows" ADD CONSTRAINT "imported_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_import" ON "audit" USING btree ("import_id","id") WHERE "audit"."import_id" is not null;--> statement-breakpoint
CREATE INDEX "imported_rows_digest" ON "imported_rows" USING btree ("row_digest");--> statement-breakpoint
CREATE INDEX "imported_rows_import" ON "imported_rows" USING btree ("import_id");--> statement-breakpoint
-- A reel that an import has received and nothing has moved since goes with its movement where the import is undone.
-- Beyond that no movement is ever taken out.
CREATE OR REPLACE FUNCTION "reject_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'reel_movements' THEN
    IF OLD.kind = 'RECEIVE' AND current_setting('plant.removed_reel', true) = OLD.reel_id::text THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'Rows of % are never changed', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE FUNCTION "remove_received_reels"(removed integer[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  one integer;
BEGIN
  FOREACH one IN ARRAY removed LOOP
    PERFORM set_config('plant.removed_reel', one::text, true);
    DELETE FROM reel_movements WHERE reel_id = one AND kind = 'RECEIVE'
      AND NOT EXISTS (SELECT FROM reel_movements later WHERE later.reel_id = one AND later.kind <> 'RECEIVE');
    DELETE FROM reels WHERE id = one;
  END LOOP;
  PERFORM set_config('plant.removed_reel', '', true);
END
$$;
