CREATE TABLE "imported_rows" (
	"row_digest" text PRIMARY KEY NOT NULL,
	"record" text NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "password_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"admin_id" integer NOT NULL,
	"token_digest" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "password_links_tokenDigest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
DROP INDEX "audit_record";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "undo_of" bigint;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_boxes" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "industries" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "deactivated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reels" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "password_links" ADD CONSTRAINT "password_links_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_links_admin" ON "password_links" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "audit_record_history" ON "audit" USING btree ("record","id");--> statement-breakpoint
CREATE INDEX "audit_admin" ON "audit" USING btree ("admin_email","id");--> statement-breakpoint
ALTER TABLE "audit" ADD CONSTRAINT "audit_undoOf_unique" UNIQUE("undo_of");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled_with_reason" CHECK (("orders"."cancelled_at" is null) = ("orders"."cancel_reason" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled_not_shipped" CHECK ("orders"."cancelled_at" is null or "orders"."status" <> 'SHIPPED');