import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MoveMenu } from "../../../src/admin/orders/board/MoveMenu";
import { OrderCard } from "../../../src/admin/orders/board/OrderCard";
import { boardOrder } from "../../support/boardOrder";
import { openPage } from "../../support/openPage";

const nothing = () => undefined;

test("a card that can be moved has a handle and Move to…", () => {
  openPage(<OrderCard order={boardOrder} />);
  expect(screen.getByLabelText("Lift order #7")).toBeVisible();
  expect(screen.getByLabelText("Move order #7 to…")).toBeVisible();
});

test("a shipped card promises no move", () => {
  openPage(<OrderCard order={{ ...boardOrder, status: "SHIPPED" }} />);
  expect(screen.getByText("Order #7")).toBeVisible();
  expect(screen.queryByRole("button")).toBeNull();
});

test("Move to… lists the columns to which the order can go, and no others", () => {
  const button = document.createElement("button");
  openPage(
    <MoveMenu
      choice={{ order: boardOrder, button }}
      onChoose={nothing}
      onEdit={nothing}
      onCancel={nothing}
      onClose={nothing}
    />,
  );
  expect(screen.getAllByRole("menuitem").map(({ textContent }) => textContent)).toEqual([
    "In Progress",
    "Done",
  ]);
});
