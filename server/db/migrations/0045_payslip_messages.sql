-- The payslips of locked months have English sentences: they become codes with values, as domain/messages/payslips.ts
-- has them, and print the same. A sentence that is none of these becomes a plain text.
-- A sentence is read as parts that follow each other, the first pattern that fits before the others.
CREATE TABLE "payslip_sentences" AS
SELECT "place", "kind", "code", string_to_array("names", ' ') AS "names",
  '^(' || replace(replace(replace(replace(replace("pattern",
    '<time>', '(<day>, [1-9]\d?:\d\d[ \u00a0\u202f][ap]m)'),
    '<date>', '(<day>)'),
    '<day>', '[1-9]\d? (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec) \d{4}'),
    '<amount>', '(₹-?[\d,]+\.\d\d)'),
    '<number>', '([\d,]*\d(?:\.\d+)?)') || ')' AS "pattern"
FROM (VALUES
  (1, 'formula', 'formula.days', '(1) day × <amount> ÷ <number>', 'smart_count base days'),
  (2, 'formula', 'formula.days', '<number> days × <amount> ÷ <number>', 'smart_count base days'),
  (3, 'formula', 'formula.overtime', '([1-9]\d* h(?: (?:[1-9]|[1-5]\d) min)?|[1-5]?\d min|[\d,.]+ h) × <amount> ÷ <number> ÷ 8 × <number>', 'duration base days factor'),
  (4, 'formula', 'formula.monthCap', ' ÷ (\([^)]*\)|[\d,.]+), as a month earns its base at most', 'months'),
  (5, 'formula', 'formula.wagesFrom', '<amount> from wages of <amount> on', 'amount wages'),
  (6, 'formula', 'formula.percent', '<number> % of <amount>', 'percent wages'),
  (7, 'formula', 'formula.known', '<amount> by what is known now − <amount> paid', 'due paid'),
  (8, 'formula', 'formula.rates', '<amount> by the rates of now − <amount> deducted', 'due deducted'),
  (9, 'formula', 'formula.lastPay', '<amount> left, all of it due with the last pay', 'rest'),
  (10, 'formula', 'formula.instalment', 'Instalment of <amount>', 'amount'),
  (11, 'formula', 'formula.carried', ' \+ <amount> carried over', 'amount'),
  (12, 'formula', 'formula.onlyLeft', ', but only <amount> is left', 'rest'),
  (13, 'formula', 'formula.leftBefore', ', <amount> left before it', 'rest'),
  (14, 'formula', 'formula.counted', ', the most that counts of <amount>', 'wages'),
  (15, 'formula', 'formula.covered', ', covered until <date>', 'date'),
  (16, 'formula', 'formula.half', '; at most half of <amount> is deducted', 'wages'),
  (17, 'formula', 'formula.deductedBefore', ', of which <amount> is deducted before', 'amount'),
  (18, 'formula', 'plain', '<amount>', 'text'),
  (1, 'origin', 'arrears.scanAdded', 'The scan of <time> was added by ((?:(?!: ).)+): (.*)', 'time by reason'),
  (2, 'origin', 'arrears.scanRemoved', 'The scan of <time> was taken out by ((?:(?!: ).)+): (.*)', 'time by reason'),
  (3, 'origin', 'arrears.earlyApproved', 'The time before the shift was approved from <time> on by ((?:(?!: ).)+): (.*)', 'time by reason'),
  (4, 'origin', 'arrears.earlyDropped', 'The time before the shift from <time> on was left out by ((?:(?!: ).)+): (.*)', 'time by reason'),
  (5, 'origin', 'arrears.lateScan', 'The scan of <time> came from its station on <date>', 'time date'),
  (6, 'origin', 'arrears.paidLeaveCancelled', 'Paid leave from <date> to <date> was cancelled on <date>', 'date until day'),
  (7, 'origin', 'arrears.unpaidLeaveCancelled', 'Unpaid leave from <date> to <date> was cancelled on <date>', 'date until day'),
  (8, 'origin', 'arrears.paidLeaveEntered', 'Paid leave from <date> to <date> was entered by (.+) on <date>', 'date until by day'),
  (9, 'origin', 'arrears.unpaidLeaveEntered', 'Unpaid leave from <date> to <date> was entered by (.+) on <date>', 'date until by day'),
  (10, 'origin', 'arrears.holiday', '<date> is a holiday now: (.*)', 'date name'),
  (11, 'origin', 'arrears.noHoliday', '<date> is no holiday any more: (.*)', 'date name'),
  (12, 'origin', 'arrears.notEmployedOn', 'Not employed any more on <date>', 'date'),
  (13, 'origin', 'arrears.notEmployedFrom', 'Not employed any more from <date> to <date>', 'date until'),
  (14, 'origin', 'arrears.employedOn', 'Employed after all on <date>', 'date'),
  (15, 'origin', 'arrears.employedFrom', 'Employed after all from <date> to <date>', 'date until'),
  (16, 'origin', 'arrears.assignment', 'Another unit or shift from <date> on', 'date'),
  (17, 'origin', 'arrears.termsOn', '<amount> a month on <date>', 'base date'),
  (18, 'origin', 'arrears.termsFrom', '<amount> a month from <date> to <date>', 'base date until'),
  (19, 'origin', 'arrears.rates', 'The statutory rates of this month have changed', ''),
  (1, 'day', 'payDay.weeklyOff', 'Weekly off', ''),
  (2, 'day', 'payDay.paidLeave', 'Paid leave', ''),
  (3, 'day', 'payDay.unpaidLeave', 'Unpaid leave', ''),
  (4, 'day', 'payDay.halfPaidLeave', 'Half a day of paid leave', ''),
  (5, 'day', 'payDay.halfUnpaidLeave', 'Half a day of unpaid leave', ''),
  (6, 'day', 'payDay.andPaidLeave', ', paid leave', ''),
  (7, 'day', 'payDay.andUnpaidLeave', ', unpaid leave', ''),
  (8, 'day', 'payDay.andHalfPaidLeave', ', half a day of paid leave', ''),
  (9, 'day', 'payDay.andHalfUnpaidLeave', ', half a day of unpaid leave', '')
) AS "parts"("place", "kind", "code", "pattern", "names");--> statement-breakpoint
CREATE FUNCTION "payslip_date"(words text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE WHEN words LIKE '% Sept %'
    THEN jsonb_build_object('code', 'arrears.september', 'values',
      jsonb_build_object('day', split_part(words, ' ', 1), 'year', split_part(words, ' ', 3)))
    ELSE jsonb_build_object('date', to_char(to_date(words, 'DD Mon YYYY'), 'YYYY-MM-DD')) END
$$;--> statement-breakpoint
-- Times of the first version have a narrow space, which a moment does not have.
CREATE FUNCTION "payslip_value"(name text, words text) RETURNS jsonb LANGUAGE sql AS $$
  SELECT CASE
    WHEN name = 'smart_count' THEN to_jsonb(replace(words, ',', '')::numeric)
    WHEN name IN ('date', 'until', 'day') THEN payslip_date(words)
    WHEN name = 'duration' AND words ~ '^(\d+ h)?( ?\d+ min)?$' THEN jsonb_build_object('minutes',
      coalesce(substring(words FROM '(\d+) h')::int, 0) * 60 + coalesce(substring(words FROM '(\d+) min')::int, 0))
    WHEN name = 'duration' THEN jsonb_build_object('code', 'formula.hours', 'values',
      jsonb_build_object('hours', split_part(words, ' ', 1)))
    WHEN name = 'time' AND words ~ '^(?!.* Sept ).* [ap]m$' THEN jsonb_build_object('moment', to_char(
      (to_date(split_part(words, ', ', 1), 'DD Mon YYYY') + split_part(words, ', ', 2)::time)
        AT TIME ZONE 'Asia/Kolkata' AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    WHEN name = 'time' THEN jsonb_build_object('by', ', ', 'all',
      jsonb_build_array(payslip_date(split_part(words, ', ', 1)), split_part(words, ', ', 2)))
    ELSE to_jsonb(words) END
$$;--> statement-breakpoint
CREATE FUNCTION "payslip_message"(sentence text, of text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  plain CONSTANT jsonb := jsonb_build_object('code', 'plain', 'values', jsonb_build_object('text', sentence));
  rest text := sentence;
  parts jsonb := '[]';
  part record;
  found text[];
  said jsonb;
BEGIN
  WHILE rest <> '' LOOP
    FOR part IN SELECT * FROM payslip_sentences WHERE kind = of ORDER BY place LOOP
      found := regexp_match(rest, part.pattern);
      EXIT WHEN found IS NOT NULL;
    END LOOP;
    IF found IS NULL THEN
      RETURN plain;
    END IF;
    said := jsonb_build_object('code', part.code);
    IF cardinality(part.names) > 0 THEN
      said := said || jsonb_build_object('values', (SELECT jsonb_object_agg(name, payslip_value(name, found[place + 1]))
        FROM unnest(part.names) WITH ORDINALITY AS named(name, place)));
    END IF;
    parts := parts || jsonb_build_array(said);
    rest := substr(rest, length(found[1]) + 1);
  END LOOP;
  RETURN CASE jsonb_array_length(parts) WHEN 0 THEN plain WHEN 1 THEN parts -> 0
    ELSE jsonb_build_object('code', 'payslip.parts', 'values',
      jsonb_build_object('parts', jsonb_build_object('all', parts, 'by', ''))) END;
EXCEPTION WHEN data_exception THEN
  -- A date that no calendar has.
  RETURN plain;
END
$$;--> statement-breakpoint
ALTER TABLE "payslips" DISABLE TRIGGER "never_changed";--> statement-breakpoint
UPDATE "payslips" SET "document" = "document" || jsonb_build_object(
  'lines', coalesce((
    SELECT jsonb_agg("line" || jsonb_build_object('formula', payslip_message("line" ->> 'formula', 'formula'))
      || CASE WHEN "line" ? 'origins' THEN jsonb_build_object('origins', coalesce((
        SELECT jsonb_agg(payslip_message("origin", 'origin') ORDER BY "nth")
        FROM jsonb_array_elements_text("line" -> 'origins') WITH ORDINALITY AS "origins"("origin", "nth")), '[]'))
      ELSE '{}' END ORDER BY "place")
    FROM jsonb_array_elements("document" -> 'lines') WITH ORDINALITY AS "lines"("line", "place")), '[]'),
  'days', coalesce((
    SELECT jsonb_agg("day"
      || CASE WHEN "day" ? 'dayOff' THEN jsonb_build_object('dayOff', payslip_message("day" ->> 'dayOff', 'day')) ELSE '{}' END
      || CASE WHEN "day" ? 'leave' THEN jsonb_build_object('leave', payslip_message("day" ->> 'leave', 'day')) ELSE '{}' END
      ORDER BY "place")
    FROM jsonb_array_elements("document" -> 'days') WITH ORDINALITY AS "days"("day", "place")), '[]'));--> statement-breakpoint
ALTER TABLE "payslips" ENABLE TRIGGER "never_changed";--> statement-breakpoint
DROP FUNCTION "payslip_message";--> statement-breakpoint
DROP FUNCTION "payslip_value";--> statement-breakpoint
DROP FUNCTION "payslip_date";--> statement-breakpoint
DROP TABLE "payslip_sentences";
