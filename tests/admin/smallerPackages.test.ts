import { InspectorClasses } from "react-admin";
import { expect, test } from "vitest";

test("the tests load react-admin with the replacements of the build", () => {
  expect(InspectorClasses).toEqual({});
});
