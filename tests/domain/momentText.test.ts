import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  clockText,
  dateText,
  dayText,
  momentText,
  monthText,
  timeText,
  weekdayText,
} from "../../domain/momentText";
import { countText } from "../../domain/numbers";

test("September is Sep below an axis, in a date, with its weekday and in an instant", () => {
  expect(dayText("2026-09-21")).toBe("21 Sep");
  expect(dateText("2026-09-21")).toBe("21 Sep 2026");
  expect(weekdayText("2026-09-21")).toBe("Mon, 21 Sep");
  expect(momentText("2026-09-21T12:38:59Z")).toBe("21 Sep 2026, 6:08 pm");
  expect(monthText("2026-09")).toBe("September 2026");
});

test("names of months and weekdays are in the language, and digits are 0 to 9", () => {
  expect(dateText("2026-09-21", "hi")).toBe("21 सित॰ 2026");
  expect(dateText("2026-11-21", "kn")).toBe("21 ನವೆಂ 2026");
  expect(weekdayText("2026-11-21", "kn")).toBe("ಶನಿ, 21 ನವೆಂ");
  expect(momentText("2026-03-21T12:38:59Z", "hi")).toBe("21 मार्च 2026, शाम 6:08");
  expect(monthText("2026-11", "kn")).toBe("ನವೆಂಬರ್ 2026");
});

test("a time of day in Hindi and Kannada has the part of the day that people say, not am and pm", () => {
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 1, hour, 5));
  const said = [3, 4, 11, 12, 15, 16, 19, 20].map((hour) => clockText(at(hour), "kn"));
  expect(said).toEqual([
    "ರಾತ್ರಿ 3:05",
    "ಬೆಳಿಗ್ಗೆ 4:05",
    "ಬೆಳಿಗ್ಗೆ 11:05",
    "ಮಧ್ಯಾಹ್ನ 12:05",
    "ಮಧ್ಯಾಹ್ನ 3:05",
    "ಸಂಜೆ 4:05",
    "ಸಂಜೆ 7:05",
    "ರಾತ್ರಿ 8:05",
  ]);
  expect(clockText(at(0), "hi")).toBe("रात 12:05");
  expect(clockText(at(13), "hi")).toBe("दोपहर 1:05");
});

test("each month has its three letters", () => {
  const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, "0"));
  expect(months.map((month) => dayText(`2026-${month}-01`).slice(2)).join(" ")).toBe(
    "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
  );
});

test("an instant is India's, whose day begins at 18:30 UTC", () => {
  expect(dateText("2026-12-31T18:29:59Z")).toBe("31 Dec 2026");
  expect(dateText(new Date("2026-12-31T18:30:00Z"))).toBe("1 Jan 2027");
  expect(timeText("2026-12-31T18:30:00Z")).toBe("12:00 am");
  expect(timeText("2026-12-31T06:30:00Z")).toBe("12:00 pm");
});

test("one of something is not many", () => {
  expect([0, 1, 2].map((count) => countText(count, "minute"))).toEqual([
    "0 minutes",
    "1 minute",
    "2 minutes",
  ]);
  expect(countText(1, "box", "boxes")).toBe("1 box");
  expect(countText(2, "box", "boxes")).toBe("2 boxes");
});

test("no file but this one writes the short name of a month", () => {
  const files = ["contract", "server", "src", "scripts"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  expect(files.length).toBeGreaterThan(500);
  const writers = files.filter((file) =>
    /month: "short"|dateStyle|toLocaleDateString/.test(readFileSync(file, "utf8")),
  );
  expect(writers).toEqual([]);
});
