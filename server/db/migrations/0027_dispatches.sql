CREATE TABLE "dispatches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dispatches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"transport_number" text NOT NULL,
	"dispatched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "dispatches_quantity" CHECK ("dispatches"."quantity" > 0),
	CONSTRAINT "dispatches_cancelled_with_reason" CHECK (("dispatches"."cancelled_at" is null) = ("dispatches"."cancel_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "dispatched_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "made_quantity" integer;--> statement-breakpoint
ALTER TABLE "dispatches" ADD CONSTRAINT "dispatches_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "dispatches_order" ON "dispatches" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "dispatches_date" ON "dispatches" USING btree ("dispatched_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_dispatched" CHECK ("orders"."dispatched_quantity" >= 0 and "orders"."made_quantity" >= 0);--> statement-breakpoint
-- The move to Shipped dispatched the whole order before there were dispatches.
UPDATE "orders" SET "dispatched_quantity" = "quantity" WHERE "status" = 'SHIPPED';--> statement-breakpoint
INSERT INTO "dispatches" ("order_id", "quantity", "transport_number", "dispatched_at", "created_by")
SELECT "id", "quantity", "transport_number", "shipped_at", coalesce((
	SELECT "admin_email" FROM "audit"
	WHERE "record" = 'order ' || "orders"."id" AND "call" = 'moveOrder' AND "after"->>'status' = 'SHIPPED'
	ORDER BY "id" DESC LIMIT 1
), "created_by") FROM "orders" WHERE "status" = 'SHIPPED' ORDER BY "shipped_at";
