import { fireEvent, waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** Closes the office's notices, as a person does by Escape: each stands for seconds, and the next one waits for it. */
export const closeNotices = () =>
  waitFor(() => {
    fireEvent.keyDown(document.body, { key: "Escape" });
    expect(document.querySelector(".MuiSnackbar-root")).toBeNull();
  });
