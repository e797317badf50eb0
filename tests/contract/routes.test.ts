import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type CallName, callNames, pathOf, routes } from "../../contract/routes";

/** The calls of every host (docs/another-host.md#the-28-calls), written out again by hand: method, path, access. */
const specified = `
GET  /public/getAllIndustry                            public
GET  /public/box/getAllBoxDetails                      public
GET  /public/box/getBoxDetails                         public
POST /public/contact-details                           public
POST /admin/login                                      public
GET  /admin/get-admins                                 super
POST /admin/create                                     super
GET  /admin/get-employees                              super
POST /admin/register-employee                          super
PUT  /admin/employee/deactivate/{barcodeId}            super
GET  /admin/employee/barcode/{barcodeId}               super
POST /admin/employee/getEmployeeNameAndUnit            super
POST /admin/salary/add                                 super
GET  /admin/attendance-list                            super
GET  /admin/salary/monthly                             super
GET  /admin/inventory/getReelStocks                    admin
GET  /admin/inventory/getInUseReelsWithDetails         admin
GET  /admin/reel/barcode-image/{barcodeId}             admin
GET  /admin/reel/details/{barcodeIdOrReelNo}           admin
POST /admin/register-reel                              admin
POST /admin/register-industry                          admin
GET  /admin/reel/orderReelUsage/{barcode}              admin
GET  /admin/contact/contactDetails                     admin
PUT  /admin/contact/updateReplyStatus/{id}             admin
POST /admin/order/create-order                         admin
POST /admin/box/create-box                             admin
GET  /admin/order/getAllOrders                         admin
PUT  /admin/order/{id}/status                          admin
`
  .trim()
  .split("\n")
  .map((line) => line.replace(/ +/g, " "))
  .sort();

const isSpecified = (name: CallName) => "isSpecified" in routes[name];

test("the calls that are marked as specified are the 28 of the specification and no other", () => {
  const rows = callNames.filter(isSpecified).map((name) => {
    const { method, path, access } = routes[name];
    return `${method} ${path.replace(/:(\w+)/g, "{$1}")} ${access}`;
  });
  expect(rows.sort()).toEqual(specified);
  expect(rows).toHaveLength(28);
});

test("the page about other hosts has the same calls with the same access", () => {
  const page = readFileSync("docs/another-host.md", "utf8");
  const rows = [...page.matchAll(/^\| (GET|POST|PUT) (\/\S+) \| (\w+) \|/gm)].map(
    ([, method, path, access]) => `${method} ${path} ${access}`,
  );
  expect(rows.sort()).toEqual(specified);
});

test("the calls that make a record are marked as such", () => {
  const creating = callNames.filter(isSpecified).filter((name) => "creates" in routes[name]);
  expect(creating.sort()).toEqual([
    "createAdmin",
    "createBox",
    "createOrder",
    "registerEmployee",
    "registerIndustry",
    "registerReel",
    "submitContact",
  ]);
});

test("a path's parameters are encoded, so that none changes the path", () => {
  expect(pathOf("moveOrder", { id: "17" })).toBe("/admin/order/17/status");
  expect(pathOf("getReelHistory", { barcode: "../x y" })).toBe(
    "/admin/reel/orderReelUsage/..%2Fx%20y",
  );
});
