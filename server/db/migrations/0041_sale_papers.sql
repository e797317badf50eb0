ALTER TABLE "orders" ADD COLUMN "po_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "po_date" date;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "bill_number" text;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "bill_date" date;--> statement-breakpoint
CREATE INDEX "reels_bill_date" ON "reels" USING btree ("bill_date");--> statement-breakpoint
ALTER TABLE "reels" ADD CONSTRAINT "reels_bill" CHECK (("reels"."bill_number" is null) = ("reels"."bill_date" is null));