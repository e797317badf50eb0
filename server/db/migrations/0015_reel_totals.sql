CREATE TABLE "reel_totals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reel_totals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"field" text NOT NULL,
	"value" jsonb NOT NULL,
	"reels" integer NOT NULL,
	"initial_grams" bigint NOT NULL,
	"current_grams" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "reel_totals_value" ON "reel_totals" USING btree ("field","value");--> statement-breakpoint
INSERT INTO "reel_totals" ("field", "value", "reels", "initial_grams", "current_grams")
SELECT field, value, count(*), sum(initial_grams), sum(current_grams)
FROM reels CROSS JOIN LATERAL (VALUES
  ('status', to_jsonb(status), initial_weight_grams, current_weight_grams),
  ('paperType', to_jsonb(paper_type), 0, 0),
  ('gsm', to_jsonb(gsm), 0, 0),
  ('burstFactor', to_jsonb(burst_factor), 0, 0),
  ('deckle', to_jsonb(deckle), 0, 0),
  ('supplierName', to_jsonb(supplier_name), 0, 0)
) AS part (field, value, initial_grams, current_grams)
GROUP BY field, value;--> statement-breakpoint
-- Adds what a statement changed to rows that no other transaction is writing, or to new ones: nobody waits.
CREATE FUNCTION "count_reel_totals"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  change record;
  changed text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, * FROM added'
    WHEN 'DELETE' THEN 'SELECT -1 AS sign, * FROM removed'
    ELSE 'SELECT 1 AS sign, * FROM added UNION ALL SELECT -1, * FROM removed' END;
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM reel_totals;
    RETURN NULL;
  END IF;
  FOR change IN EXECUTE '
    SELECT field, value, sum(sign)::integer AS reels,
      sum(sign * part.initial_grams)::bigint AS initial_grams, sum(sign * part.current_grams)::bigint AS current_grams
    FROM (' || changed || ') changed CROSS JOIN LATERAL (VALUES
      (''status'', to_jsonb(status), initial_weight_grams, current_weight_grams),
      (''paperType'', to_jsonb(paper_type), 0, 0),
      (''gsm'', to_jsonb(gsm), 0, 0),
      (''burstFactor'', to_jsonb(burst_factor), 0, 0),
      (''deckle'', to_jsonb(deckle), 0, 0),
      (''supplierName'', to_jsonb(supplier_name), 0, 0)
    ) AS part (field, value, initial_grams, current_grams)
    GROUP BY field, value
    HAVING sum(sign) <> 0 OR sum(sign * part.initial_grams) <> 0 OR sum(sign * part.current_grams) <> 0'
  LOOP
    IF current_setting('transaction_isolation') = 'read committed' THEN
      UPDATE reel_totals SET reels = reels + change.reels, initial_grams = initial_grams + change.initial_grams,
        current_grams = current_grams + change.current_grams
      WHERE id = (
        SELECT id FROM reel_totals WHERE field = change.field AND value = change.value LIMIT 1 FOR UPDATE SKIP LOCKED
      );
      CONTINUE WHEN FOUND;
    END IF;
    INSERT INTO reel_totals (field, value, reels, initial_grams, current_grams)
      VALUES (change.field, change.value, change.reels, change.initial_grams, change.current_grams);
  END LOOP;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "count_reels_added" AFTER INSERT ON "reels" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "count_reel_totals"();--> statement-breakpoint
CREATE TRIGGER "count_reels_changed" AFTER UPDATE ON "reels" REFERENCING NEW TABLE AS added OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_reel_totals"();--> statement-breakpoint
CREATE TRIGGER "count_reels_removed" AFTER DELETE ON "reels" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "count_reel_totals"();--> statement-breakpoint
CREATE TRIGGER "count_reels_truncated" AFTER TRUNCATE ON "reels" FOR EACH STATEMENT EXECUTE FUNCTION "count_reel_totals"();--> statement-breakpoint
ALTER TABLE "reels" ENABLE ALWAYS TRIGGER "count_reels_added";--> statement-breakpoint
ALTER TABLE "reels" ENABLE ALWAYS TRIGGER "count_reels_changed";--> statement-breakpoint
ALTER TABLE "reels" ENABLE ALWAYS TRIGGER "count_reels_removed";--> statement-breakpoint
ALTER TABLE "reels" ENABLE ALWAYS TRIGGER "count_reels_truncated";
