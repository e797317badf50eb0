CREATE TABLE "crew_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crew_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"machine_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "crew_times_end" CHECK ("crew_times"."ended_at" > "crew_times"."started_at" and "crew_times"."ended_at" <= "crew_times"."started_at" + interval '24 hours')
);
--> statement-breakpoint
CREATE TABLE "piece_rates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "piece_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"employee_id" integer NOT NULL,
	"stage" "stage" NOT NULL,
	"valid_from" date NOT NULL,
	"rate_per_thousand_paise" bigint NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "piece_rates_date" UNIQUE("employee_id","stage","valid_from"),
	CONSTRAINT "piece_rates_amount" CHECK ("piece_rates"."rate_per_thousand_paise" >= 0)
);
--> statement-breakpoint
ALTER TABLE "crew_times" ADD CONSTRAINT "crew_times_machine_id_machines_id_fk" FOREIGN KEY ("machine_id") REFERENCES "public"."machines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crew_times" ADD CONSTRAINT "crew_times_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "piece_rates" ADD CONSTRAINT "piece_rates_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crew_times_machine" ON "crew_times" USING btree ("machine_id","started_at");--> statement-breakpoint
CREATE INDEX "crew_times_employee" ON "crew_times" USING btree ("employee_id");--> statement-breakpoint
-- A range of one person takes the place of the person's number: the extension btree_gist is not needed.
ALTER TABLE "crew_times" ADD CONSTRAINT "crew_times_overlap" EXCLUDE USING gist (int4range("employee_id", "employee_id", '[]') WITH &&, tstzrange("started_at", "ended_at") WITH &&) WHERE ("cancelled_at" IS NULL);
