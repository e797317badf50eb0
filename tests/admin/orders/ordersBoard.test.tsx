import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import OrdersBoardPage from "../../../src/admin/orders/board/OrdersBoardPage";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

test("a first load that fails is logged, said in the columns' place, and tried again", async () => {
  let status = 500;
  fakeHost({ "GET /admin/order/getAllOrders": () => json(status === 500 ? {} : [], { status }) });
  const user = openPage(<OrdersBoardPage />);
  expect(await screen.findByText("The orders could not be loaded.")).toBeVisible();
  expect(console.error).toHaveBeenCalledWith("The orders could not be loaded:", expect.anything());
  vi.mocked(console.error).mockClear();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByText("To Do")).toBeNull();
  status = 200;
  await user.click(screen.getByText("Try again"));
  expect(await screen.findAllByText("No orders")).toHaveLength(4);
});
