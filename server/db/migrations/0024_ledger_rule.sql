ALTER TABLE "reel_movements" DROP CONSTRAINT "reel_movements_balance";--> statement-breakpoint
ALTER TABLE "reel_movements" DROP CONSTRAINT "reel_movements_sign";--> statement-breakpoint
-- The rule of domain/reelLedger.ts (movementRefusal, moveReel). The reel is locked first: of two movements at the same
-- time the second one reads the ledger after the first.
CREATE OR REPLACE FUNCTION "count_reel_balance"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  received integer;
  last_kind movement_kind;
  last_grams integer;
  balance integer;
  is_allowed boolean;
BEGIN
  SELECT initial_weight_grams INTO received FROM reels WHERE id = NEW.reel_id FOR NO KEY UPDATE;
  SELECT kind, grams, balance_after_grams INTO last_kind, last_grams, balance
    FROM reel_movements WHERE reel_id = NEW.reel_id ORDER BY id DESC LIMIT 1;
  NEW.balance_after_grams := NEW.grams + coalesce(balance, 0);
  is_allowed := CASE NEW.kind
    WHEN 'RECEIVE' THEN last_kind IS NULL AND NEW.grams >= 0
    WHEN 'RETURN' THEN last_kind = 'ISSUE' AND NEW.grams BETWEEN 1 AND -last_grams
    WHEN 'ISSUE' THEN last_kind <> 'ISSUE' AND NEW.balance_after_grams = 0
    WHEN 'ADJUST' THEN last_kind <> 'ISSUE' AND NEW.balance_after_grams BETWEEN 0 AND received
    WHEN 'SCRAP' THEN last_kind <> 'ISSUE' AND NEW.grams < 0 AND NEW.balance_after_grams >= 0
  END;
  IF is_allowed IS NOT TRUE THEN
    RAISE EXCEPTION 'Reel % cannot have the movement % of % g', NEW.reel_id, NEW.kind, NEW.grams
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reel_movements_rule', TABLE = 'reel_movements';
  END IF;
  RETURN NEW;
END
$$;
