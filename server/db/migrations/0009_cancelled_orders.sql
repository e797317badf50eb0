-- A cancelled order leaves its list, and one whose cancellation is taken back returns: the number of rows is
-- another one, though no row came or went.
CREATE OR REPLACE FUNCTION "renew_list_version"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF current_setting('transaction_isolation') = 'read committed' THEN
    UPDATE list_versions SET version = gen_random_uuid(),
      rows_version = CASE WHEN TG_OP = 'UPDATE' AND TG_NARGS = 0
        THEN rows_version ELSE gen_random_uuid() END
    WHERE id = (
      SELECT id FROM list_versions WHERE table_name = TG_TABLE_NAME LIMIT 1 FOR UPDATE SKIP LOCKED
    );
    IF FOUND THEN
      RETURN NULL;
    END IF;
  END IF;
  INSERT INTO list_versions (table_name) VALUES (TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "renew_list_rows" AFTER UPDATE OF "cancelled_at" ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION "renew_list_version"('rows');--> statement-breakpoint
ALTER TABLE "orders" ENABLE ALWAYS TRIGGER "renew_list_rows";
