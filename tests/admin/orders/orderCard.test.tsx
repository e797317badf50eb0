import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MoveMenu } from "../../../src/admin/orders/kanban/kanbanMoves";
import type { KanbanOrder } from "../../../src/admin/orders/kanban/kanbanRules";
import { KanbanDay, KanbanPlan, OrderCard } from "../../../src/admin/orders/kanban/OrderCard";
import { kanbanOrder } from "../../support/kanbanOrder";
import { openPage } from "../../support/openPage";

const nothing = () => undefined;

test("a card that can be moved has a handle and Move to…", () => {
  openPage(<OrderCard order={kanbanOrder} />);
  expect(screen.getByLabelText("Lift order #7")).toBeInTheDocument();
  expect(screen.getByLabelText("Move order #7 to…")).toBeInTheDocument();
});

test("a shipped card promises no move", () => {
  openPage(<OrderCard order={{ ...kanbanOrder, status: "SHIPPED" }} />);
  expect(screen.getByText("Order #7")).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});

test("Move to… lists the columns to which the order can go, and no others", () => {
  const button = document.createElement("button");
  openPage(
    <MoveMenu
      choice={{ order: kanbanOrder, button }}
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

test("a card shows the promised day in India, and from the next day until shipping that it is late", () => {
  const promised = { ...kanbanOrder, expectedCompletionDate: "2026-11-20T20:00:00Z" };
  const cards: readonly (readonly [day: string, order: KanbanOrder])[] = [
    ["2026-11-21", promised],
    ["2026-11-22", { ...promised, id: 8 }],
    ["2026-11-22", { ...promised, id: 9, status: "SHIPPED" }],
    ["2026-11-22", { ...kanbanOrder, id: 10, expectedCompletionDate: "2026-11-21" }],
    ["2026-11-22", { ...kanbanOrder, id: 11 }],
  ];
  openPage(
    <ul>
      {cards.map(([day, order]) => (
        <KanbanDay key={order.id} value={day}>
          <OrderCard order={order} />
        </KanbanDay>
      ))}
    </ul>,
  );
  const shown = cards.map(([, { id }]) => {
    const card = screen.getByLabelText(`Order #${id}`);
    return [/21 Nov 2026/, /Late/].map((text) => text.test(card.textContent));
  });
  expect(shown).toEqual([
    [true, false],
    [true, true],
    [true, false],
    [true, true],
    [false, false],
  ]);
});

test("a card shows the latest start, and the day on which the plan has the order ready", () => {
  const plan = {
    needBy: "2026-11-28T04:30:00.000Z",
    projected: "2026-11-30T20:00:00.000Z",
    isLate: false,
  };
  openPage(
    <KanbanPlan value={{ 7: plan }}>
      <OrderCard order={kanbanOrder} />
      <OrderCard order={{ ...kanbanOrder, id: 8 }} />
    </KanbanPlan>,
  );
  expect(screen.getByLabelText("Order #7")).toHaveTextContent("Start by28 Nov 2026");
  // The moment is on 1 December in India.
  expect(screen.getByLabelText("Order #7")).toHaveTextContent("Ready1 Dec 2026");
  expect(screen.getByLabelText("Order #8")).not.toHaveTextContent("Ready");
});
