CREATE TABLE "emails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "emails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"paper_id" integer NOT NULL,
	"part" text,
	"language" text NOT NULL,
	"record" text NOT NULL,
	"message_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sent_to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"failure" jsonb,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "emails_state" CHECK ("emails"."state" in ('WAITING', 'SENDING', 'SENT', 'PERHAPS_SENT', 'FAILED')),
	CONSTRAINT "emails_sent" CHECK (("emails"."state" = 'SENT') = ("emails"."sent_at" is not null)),
	CONSTRAINT "emails_claimed" CHECK ("emails"."state" <> 'SENDING' or "emails"."claimed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "paper_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"paper_id" integer NOT NULL,
	"part" text,
	"language" text NOT NULL,
	"record" text NOT NULL,
	"token_digest" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_by" text,
	"openings" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	CONSTRAINT "paper_links_tokenDigest_unique" UNIQUE("token_digest"),
	CONSTRAINT "paper_links_revoked" CHECK (("paper_links"."revoked_at" is null) = ("paper_links"."revoked_by" is null))
);
--> statement-breakpoint
CREATE INDEX "emails_paper" ON "emails" USING btree ("kind","paper_id");--> statement-breakpoint
CREATE INDEX "emails_open" ON "emails" USING btree ("next_at") WHERE "emails"."state" in ('WAITING', 'SENDING');--> statement-breakpoint
CREATE INDEX "paper_links_paper" ON "paper_links" USING btree ("kind","paper_id");