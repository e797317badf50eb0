ALTER TABLE "stage_entries" ADD COLUMN "gives" integer;--> statement-breakpoint
ALTER TABLE "stage_entries" ADD COLUMN "specification_version_id" integer;--> statement-breakpoint
ALTER TABLE "stage_entries" ADD COLUMN "run_id" integer;--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_specification_version_id_box_specification_versions_id_fk" FOREIGN KEY ("specification_version_id") REFERENCES "public"."box_specification_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_run_id_combined_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."combined_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stage_entries_run" ON "stage_entries" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "stage_entries_version" ON "stage_entries" USING btree ("specification_version_id");--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_gives" CHECK ("stage_entries"."gives" > 0);--> statement-breakpoint
ALTER TABLE "stage_entries" ADD CONSTRAINT "stage_entries_run" CHECK ("stage_entries"."run_id" is null or "stage_entries"."stage" = 'CORRUGATING');--> statement-breakpoint
-- The entries so far keep what holds for them at this moment: the pieces that their stage gives the next one, by the
-- order's blanks side by side, and the order's version. A stage that the order no longer has gives one piece.
ALTER TABLE "stage_entries" DISABLE TRIGGER "stage_entries_append_only";--> statement-breakpoint
WITH "box" AS (
  SELECT o.id AS order_id, o.ups, o.specification_version_id AS version_id, v.content,
    coalesce((v.content ->> 'printColours')::int, 0) > 0 AS is_printed, v.content ->> 'style' = 'OTHER' AS is_die_cut,
    (v.content ->> 'joint')::float8 AS joint
  FROM orders o JOIN box_specification_versions v ON v.id = o.specification_version_id
  WHERE EXISTS (SELECT FROM stage_entries e WHERE e.order_id = o.id)
), "listed" AS (
  SELECT box.order_id, box.ups, chosen.stage ->> 'kind' AS kind, (chosen.stage ->> 'perIn')::int AS per_in, chosen.place
  FROM box CROSS JOIN LATERAL jsonb_array_elements(
    CASE WHEN jsonb_typeof(box.content -> 'stages') = 'array' THEN box.content -> 'stages' ELSE '[]' END
  ) WITH ORDINALITY AS chosen(stage, place)
  UNION ALL
  SELECT box.order_id, box.ups, derived.kind, NULL, derived.place
  FROM box CROSS JOIN LATERAL (VALUES
    ('CORRUGATING', 1, true),
    ('PRINTING', 2, box.is_printed),
    ('CUTTING', 3, box.is_die_cut OR NOT box.is_printed),
    ('JOINING', 4, CASE WHEN box.is_die_cut THEN coalesce(box.joint, 0) > 0 ELSE box.joint IS DISTINCT FROM 0 END),
    ('BUNDLING', 5, true)
  ) AS derived(kind, place, is_made)
  WHERE derived.is_made AND jsonb_typeof(box.content -> 'stages') IS DISTINCT FROM 'array'
), "placed" AS (
  SELECT *, row_number() OVER (PARTITION BY order_id ORDER BY place) AS nth FROM listed
), "route" AS (
  SELECT order_id, kind, lead(coalesce(per_in, CASE WHEN nth = 2 THEN coalesce(ups, 1) ELSE 1 END))
    OVER (PARTITION BY order_id ORDER BY nth) AS gives
  FROM placed
)
UPDATE "stage_entries" entry SET
  specification_version_id = (SELECT version_id FROM box WHERE box.order_id = entry.order_id),
  gives = CASE WHEN EXISTS (SELECT FROM route WHERE route.order_id = entry.order_id AND route.kind = entry.stage::text)
    THEN (SELECT gives FROM route WHERE route.order_id = entry.order_id AND route.kind = entry.stage::text)
    ELSE 1 END;--> statement-breakpoint
ALTER TABLE "stage_entries" ENABLE TRIGGER "stage_entries_append_only";
