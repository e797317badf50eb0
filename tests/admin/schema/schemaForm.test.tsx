import { act, screen } from "@testing-library/react";
import { type ComponentType, lazy } from "react";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { FieldInput, type FieldInputProps } from "../../../src/admin/schema/FieldInput";
import { SchemaForm } from "../../../src/admin/schema/SchemaForm";
import { openPage } from "../../support/openPage";

interface LateModule {
  readonly default: ComponentType<FieldInputProps>;
}

test("no field of a form is shown before all fields are loaded, so that none moves under a finger", async () => {
  let load = (_module: LateModule) => {};
  const LateInput = lazy(() => new Promise<LateModule>((resolve) => (load = resolve)));
  openPage(
    <SchemaForm
      resource="pallets"
      form={z.object({ label: z.string(), wood: z.string(), colour: z.string() })}
      inputs={{ wood: LateInput }}
      call={() => Promise.resolve({})}
      done="The pallet is saved"
      failed="The pallet was not saved"
      submitLabel="Save"
    />,
  );
  const shown = () => screen.queryAllByRole("textbox").map((input) => input.getAttribute("name"));
  expect(shown()).toEqual([]);
  expect(screen.queryByText("Save")).toBeNull();
  await act(async () => load({ default: FieldInput }));
  expect(await screen.findByText("Save")).toBeInTheDocument();
  expect(shown()).toEqual(["label", "wood", "colour"]);
});
