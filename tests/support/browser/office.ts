import type { APIRequestContext, Page } from "@playwright/test";
import type { Order, OrderStatus } from "../../../contract/orders";
import { people } from "../people";
import { test as base, expect } from "./fixtures";

export { expect };

interface Session {
  /** What the host has said that it can do beyond the specification. */
  readonly features: string;
  readonly token: string;
  readonly admin: { readonly firstName: string; readonly lastName: string; readonly email: string };
}

interface Office {
  /** A page on which the owner is signed in. */
  office: Page;
  /** A page on which an admin is signed in who may not manage people. */
  staffOffice: Page;
  /** Puts an order on the board, in the given column, for this test alone. */
  placeOrder: (status?: OrderStatus) => Promise<{ id: number; client: string }>;
  /** What the host knows of an order. */
  readOrder: (id: number) => Promise<Order>;
}

interface Sessions {
  sessions: { readonly owner: Session; readonly staff: Session };
}

/** The columns through which an order comes into another one. */
const ways: Record<OrderStatus, OrderStatus[]> = {
  TODO: [],
  IN_PROGRESS: ["IN_PROGRESS"],
  COMPLETED: ["COMPLETED"],
  SHIPPED: ["COMPLETED", "SHIPPED"],
};

const signIn = async (request: APIRequestContext, data: { email: string; password: string }) => {
  const reply = await request.post("/api/admin/login", { data });
  expect(reply.status()).toBe(200);
  const session: Omit<Session, "features"> = await reply.json();
  return { ...session, features: reply.headers()["plant-features"] ?? "" };
};

/** What a session is in the browser's storage. */
const stored = ({ token, admin, features }: Session) => ({
  token,
  adminDetails: JSON.stringify(admin),
  hostFeatures: features,
});

/** Browser tests of the office: signed in by one login a worker, with orders of their own. */
export const test = base.extend<Office, Sessions>({
  sessions: [
    async ({ playwright }, use, { project }) => {
      const request = await playwright.request.newContext({ baseURL: project.use.baseURL ?? "" });
      const owner = await signIn(request, people.owner);
      const staff = await signIn(request, people.staff);
      await request.dispose();
      await use({ owner, staff });
    },
    { scope: "worker" },
  ],
  office: async ({ page, store, sessions }, use) => {
    await store(stored(sessions.owner));
    await use(page);
  },
  staffOffice: async ({ page, store, sessions }, use) => {
    await store(stored(sessions.staff));
    await use(page);
  },
  placeOrder: async ({ request, sessions }, use, { testId }) => {
    const headers = { Authorization: `Bearer ${sessions.owner.token}` };
    let placed = 0;
    await use(async (status = "TODO") => {
      placed += 1;
      const client = `Client ${testId}-${placed}`;
      const now = new Date().toISOString();
      const data = {
        client,
        productType: "5 Ply Box",
        quantity: 1200,
        size: "300 × 200 × 100 mm",
        deliveryAddress: "Chikkabanavara, Bengaluru",
        expectedCompletionDate: now,
        unit: "A",
        status: "TODO",
        createdBy: people.owner.email,
        createdAt: now,
        updatedAt: now,
      };
      const made = await request.post("/api/admin/order/create-order", { headers, data });
      const { id }: { id: number } = await made.json();
      for (const step of ways[status]) {
        const move = { status: step, ...(step === "SHIPPED" ? { transportNumber: "KA-04" } : {}) };
        const moved = await request.put(`/api/admin/order/${id}/status`, { headers, data: move });
        expect(moved.status()).toBe(200);
      }
      return { id, client };
    });
  },
  readOrder: async ({ request, sessions }, use) => {
    const headers = { Authorization: `Bearer ${sessions.owner.token}` };
    await use(async (id) => {
      const reply = await request.get("/api/admin/order/getAllOrders", { headers });
      const orders: Order[] = await reply.json();
      const order = orders.find((one) => one.id === id);
      if (order === undefined) throw new Error(`There is no order #${id}`);
      return order;
    });
  },
});
