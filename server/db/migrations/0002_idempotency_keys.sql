CREATE TABLE "idempotency_keys" (
	"key_digest" text PRIMARY KEY NOT NULL,
	"request_digest" text NOT NULL,
	"type" text NOT NULL,
	"reply" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");