import { boxes, industries } from "../../src/admin/catalogue/resources";
import { OrderCreatePage } from "../../src/admin/orders/form/OrderFormPages";
import { reels } from "../../src/admin/paper/reels/resource";
import { json } from "./fakeHost";
import { createOf, type FormCase, unanswered, withoutToken } from "./formCase";
import { industryValues, orderValues } from "./formValues";

/** The forms of what the plant makes and buys, and of its clients' industries. */
export const goodsForms: readonly FormCase[] = [
  {
    form: "a new box",
    page: createOf(boxes),
    submit: "Create Box",
    call: "POST /admin/box/create-box",
    missing: [["Required", 4]],
    values: {
      boxType: "Punching",
      box: "Mailer",
      boxDescription: "Folds without glue",
      boxUrl: "/art/board-3-ply.svg",
    },
    refused: [
      [
        () => json({ message: "Not valid" }, { status: 400 }),
        "Failed to create box. Please try again.",
      ],
    ],
  },
  {
    form: "a new industry",
    page: createOf(industries),
    submit: "Register Industry",
    call: "POST /admin/register-industry",
    missing: [["Required", 5]],
    values: industryValues,
    refused: [
      [
        () => new Response("Industry already registered", { status: 409 }),
        "Error: Industry already registered",
      ],
      [unanswered, "No response from server."],
      [withoutToken, "No token found. Please login first."],
    ],
  },
  {
    form: "a new reel",
    page: createOf(reels),
    submit: "Create Reel",
    call: "POST /admin/register-reel",
    missing: [
      ["Reel No must be a valid number", 1],
      ["Required", 7],
    ],
    values: {
      reelNo: "48003",
      gsm: "150",
      burstFactor: "22",
      deckle: "120.5",
      initialWeight: "812.25",
      unit: "A",
      paperType: "Kraft",
      supplierName: "Kabini Recyclers",
    },
    refused: [
      [
        () =>
          json(
            { message: "Taken", errors: { reelNo: "There is a reel with this number" } },
            { status: 409 },
          ),
        "Failed to register reel",
        "There is a reel with this number",
      ],
    ],
  },
  {
    form: "a new order",
    page: <OrderCreatePage />,
    submit: "Create Order",
    call: "POST /admin/order/create-order",
    missing: [["Required", 7]],
    values: orderValues,
    refused: [
      [
        () => json({ message: "Not valid", errors: { size: "Must be a size" } }, { status: 400 }),
        "Failed to create order. Please try again.",
        "Must be a size",
      ],
    ],
  },
];
