import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MoveMenu } from "../../../src/admin/orders/board/MoveMenu";
import { OrderCard } from "../../../src/admin/orders/board/OrderCard";
import { openPage } from "../../support/openPage";

const order = {
  id: 7,
  status: "TODO" as const,
  productType: "5 Ply Box",
  client: "Tea House",
  size: "1 × 1",
  quantity: 12,
  unit: "A",
};
const nothing = () => undefined;

test("a card that can be moved has a handle and Move to…", () => {
  openPage(<OrderCard order={order} />);
  expect(screen.getByLabelText("Lift order #7")).toBeVisible();
  expect(screen.getByLabelText("Move order #7 to…")).toBeVisible();
});

test("a shipped card promises no move", () => {
  openPage(<OrderCard order={{ ...order, status: "SHIPPED" }} />);
  expect(screen.getByText("Order #7")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("Move to… lists the columns to which the order can go, and no others", () => {
  const button = document.createElement("button");
  openPage(<MoveMenu choice={{ order, button }} onChoose={nothing} onClose={nothing} />);
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "In Progress",
    "Done",
  ]);
});
