import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DelayedProgress } from "../../../src/admin/layout/QueryResult";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the bar is shown once the wait has lasted 300 ms", () => {
  render(<DelayedProgress />);
  act(() => void vi.advanceTimersByTime(299));
  expect(screen.queryByRole("progressbar")).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("progressbar")).toBeInTheDocument();
});
