import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { FileButton } from "../../../src/admin/layout/FileButton";

test("a file is asked for by keyboard, and the same one can be chosen again", async () => {
  const onFile = vi.fn();
  const { container } = render(
    <FileButton accept="image/png" onFile={onFile}>
      Upload
    </FileButton>,
  );
  const input = container.querySelector("input");
  if (input === null) throw new Error("There is no input for files");
  const clicked = vi.spyOn(input, "click");
  const person = userEvent.setup();
  await person.tab();
  expect(screen.getByRole("button", { name: "Upload" })).toHaveFocus();
  await person.keyboard("{Enter}");
  expect(clicked).toHaveBeenCalledOnce();
  const file = new File(["a"], "box.png", { type: "image/png" });
  await person.upload(input, file);
  await person.upload(input, file);
  expect(onFile.mock.calls).toEqual([[file], [file]]);
});
