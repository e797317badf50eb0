-- An order's quantity may stay below the dispatched boxes, because the tolerance allows more boxes. It never sinks there.
CREATE FUNCTION "refuse_low_quantity"() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'Order % has % dispatched boxes: its quantity cannot sink to %', NEW.id, NEW.dispatched_quantity, NEW.quantity
    USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_quantity_dispatched', TABLE = 'orders';
END
$$;--> statement-breakpoint
CREATE TRIGGER "orders_quantity_dispatched" BEFORE UPDATE OF "quantity" ON "orders" FOR EACH ROW
WHEN (NEW.quantity < OLD.quantity AND NEW.quantity < NEW.dispatched_quantity) EXECUTE FUNCTION "refuse_low_quantity"();
