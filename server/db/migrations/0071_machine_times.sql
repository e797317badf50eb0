CREATE TABLE "machine_times" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "machine_times_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"machine_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"rate_per_hour" integer NOT NULL,
	"runs_from" text NOT NULL,
	"runs_to" text NOT NULL,
	"break_from" text,
	"break_to" text,
	"monday" text,
	"tuesday" text,
	"wednesday" text,
	"thursday" text,
	"friday" text,
	"saturday" text,
	"sunday" text,
	"second_fourth_saturday_off" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "monday" text;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "tuesday" text;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "wednesday" text;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "thursday" text;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "friday" text;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "saturday" text;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "sunday" text;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "second_fourth_saturday_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "machines" ADD COLUMN "valid_from" date DEFAULT '1970-01-01' NOT NULL;--> statement-breakpoint
ALTER TABLE "machine_times" ADD CONSTRAINT "machine_times_machine_id_machines_id_fk" FOREIGN KEY ("machine_id") REFERENCES "public"."machines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "machine_times_date" ON "machine_times" USING btree ("machine_id","valid_from");--> statement-breakpoint
INSERT INTO "machine_times" ("machine_id", "valid_from", "rate_per_hour", "runs_from", "runs_to", "break_from", "break_to")
SELECT "id", "valid_from", "rate_per_hour", "runs_from", "runs_to", "break_from", "break_to" FROM "machines" ORDER BY "id";--> statement-breakpoint
-- Writes the dated row of a machine's rate and hours. The last row of a machine equals the machine's own columns. An undo
-- gives the columns an earlier day, so the rows after that day go.
CREATE FUNCTION write_machine_times() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM machine_times WHERE machine_id = NEW.id AND valid_from > NEW.valid_from;
  INSERT INTO machine_times (machine_id, valid_from, rate_per_hour, runs_from, runs_to, break_from, break_to,
    monday, tuesday, wednesday, thursday, friday, saturday, sunday, second_fourth_saturday_off)
  VALUES (NEW.id, NEW.valid_from, NEW.rate_per_hour, NEW.runs_from, NEW.runs_to, NEW.break_from, NEW.break_to,
    NEW.monday, NEW.tuesday, NEW.wednesday, NEW.thursday, NEW.friday, NEW.saturday, NEW.sunday,
    NEW.second_fourth_saturday_off)
  ON CONFLICT (machine_id, valid_from) DO UPDATE SET
    rate_per_hour = excluded.rate_per_hour, runs_from = excluded.runs_from, runs_to = excluded.runs_to,
    break_from = excluded.break_from, break_to = excluded.break_to, monday = excluded.monday,
    tuesday = excluded.tuesday, wednesday = excluded.wednesday, thursday = excluded.thursday,
    friday = excluded.friday, saturday = excluded.saturday, sunday = excluded.sunday,
    second_fourth_saturday_off = excluded.second_fourth_saturday_off;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER machines_times_insert AFTER INSERT ON machines FOR EACH ROW EXECUTE FUNCTION write_machine_times();--> statement-breakpoint
CREATE TRIGGER machines_times_update AFTER UPDATE ON machines FOR EACH ROW
WHEN ((OLD.valid_from, OLD.rate_per_hour, OLD.runs_from, OLD.runs_to, OLD.break_from, OLD.break_to, OLD.monday,
    OLD.tuesday, OLD.wednesday, OLD.thursday, OLD.friday, OLD.saturday, OLD.sunday, OLD.second_fourth_saturday_off)
  IS DISTINCT FROM (NEW.valid_from, NEW.rate_per_hour, NEW.runs_from, NEW.runs_to, NEW.break_from, NEW.break_to,
    NEW.monday, NEW.tuesday, NEW.wednesday, NEW.thursday, NEW.friday, NEW.saturday, NEW.sunday,
    NEW.second_fourth_saturday_off))
EXECUTE FUNCTION write_machine_times();
