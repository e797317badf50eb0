import type { APIRequestContext, Page } from "@playwright/test";
import type { Order, OrderStatus } from "../../../contract/orders";
import { people } from "../people";
import { test as base, expect } from "./contextFixtures";
import { hireEmployee } from "./hireEmployee";
import { placeOrder } from "./placeOrder";
import { freshReelNo, placeReel } from "./placeReel";

export { onEachScreen } from "./contextFixtures";
export { expect };

interface Session {
  /** The host's word at login that it has all calls (docs/another-host.md#what-is-sent). */
  readonly calls: string;
  readonly token: string;
  readonly admin: { readonly firstName: string; readonly lastName: string; readonly email: string };
}

interface OfficeFixtures {
  /** A page on which the owner is signed in. */
  office: Page;
  /** A page on which the owner is signed in for this test alone, which may end the session. */
  ownOffice: Page;
  /** A page on which an admin is signed in who may not manage people. */
  staffOffice: Page;
  /** Puts an order on the kanban, in the given column, for this test alone. */
  placeOrder: (status?: OrderStatus) => ReturnType<typeof placeOrder>;
  /** Reads an order from the host. */
  readOrder: (id: number) => Promise<Order>;
  /** Registers an employee for this test alone. */
  hire: (unit?: "A" | "B") => ReturnType<typeof hireEmployee>;
  /** Registers a reel for this test alone. */
  placeReel: () => ReturnType<typeof placeReel>;
  /** The barcode of one of the plant's own reels from which orders have run. */
  usedReel: string;
}

interface Sessions {
  sessions: { readonly owner: Session; readonly staff: Session };
  /** Sends requests to the host as the owner, without a page. */
  ownerRequest: APIRequestContext;
}

const signIn = async (request: APIRequestContext, data: { email: string; password: string }) => {
  const reply = await request.post("/api/admin/login", { data });
  expect(reply.status()).toBe(200);
  const session: Omit<Session, "calls"> = await reply.json();
  return { ...session, calls: reply.headers()["plant-calls"] ?? "" };
};

/** Returns a session in the form of the browser's storage. */
const stored = ({ token, admin, calls }: Session) => ({
  token,
  adminDetails: JSON.stringify(admin),
  ...(calls === "all" && { ownHost: "yes" }),
});

/** Browser tests of the office: signed in by one login a worker, with rows of their own. */
export const test = base.extend<OfficeFixtures, Sessions>({
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
  ownerRequest: [
    async ({ playwright, sessions }, use, { project }) => {
      const request = await playwright.request.newContext({
        baseURL: project.use.baseURL ?? "",
        extraHTTPHeaders: { Authorization: `Bearer ${sessions.owner.token}` },
      });
      await use(request);
      await request.dispose();
    },
    { scope: "worker" },
  ],
  office: async ({ page, store, sessions }, use) => {
    await store(stored(sessions.owner));
    await use(page);
  },
  ownOffice: async ({ page, store, request }, use) => {
    await store(stored(await signIn(request, people.owner)));
    await use(page);
  },
  staffOffice: async ({ page, store, sessions }, use) => {
    await store(stored(sessions.staff));
    await use(page);
  },
  placeOrder: async ({ ownerRequest }, use, { testId }) => {
    let placed = 0;
    await use((status = "TODO") => {
      placed += 1;
      return placeOrder(ownerRequest, `Client ${testId}-${placed}`, status);
    });
  },
  readOrder: async ({ ownerRequest }, use) => {
    await use(async (id) => {
      const reply = await ownerRequest.get("/api/admin/order/getAllOrders");
      const orders: Order[] = await reply.json();
      const order = orders.find((one) => one.id === id);
      if (order === undefined) throw new Error(`There is no order #${id}`);
      return order;
    });
  },
  hire: async ({ ownerRequest }, use, { testId }) => {
    let hired = 0;
    await use((unit = "A") => {
      hired += 1;
      const name = `Worker ${testId} ${hired}`;
      return hireEmployee(ownerRequest, { name, email: `${testId}-${hired}@example.com`, unit });
    });
  },
  placeReel: async ({ ownerRequest }, use, { parallelIndex }) => {
    await use(() => placeReel(ownerRequest, freshReelNo(parallelIndex)));
  },
  usedReel: async ({ ownerRequest }, use) => {
    const reply = await ownerRequest.get("/api/admin/inventory/getInUseReelsWithDetails");
    const [reel]: { barcodeId: string }[] = await reply.json();
    if (reel === undefined) throw new Error("No reel is in use");
    await use(reel.barcodeId);
  },
});
