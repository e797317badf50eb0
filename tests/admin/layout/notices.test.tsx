import { screen } from "@testing-library/react";
import { useNotify } from "react-admin";
import { expect, test } from "vitest";
import { openPage } from "../../support/openPage";

function Notices() {
  const notify = useNotify();
  return ["Not valid", "Saved"].map((notice) => (
    <button
      key={notice}
      type="button"
      onClick={() => notify(notice, { autoHideDuration: 12_000, messageArgs: { _: notice } })}
    >
      Say {notice}
    </button>
  ));
}

test("a notice is replaced by the next one immediately, and shown again after it", async () => {
  const person = openPage(<Notices />);
  for (const [notice, other] of [
    ["Not valid", "Saved"],
    ["Saved", "Not valid"],
    ["Not valid", "Saved"],
  ] as const) {
    await person.click(screen.getByText(`Say ${notice}`));
    expect(await screen.findByText(notice)).toBeInTheDocument();
    expect(screen.queryByText(other)).toBeNull();
  }
});
