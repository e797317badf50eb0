import { lazy } from "react";
import * as z from "zod/mini";
import { Tool, ToolDetails, ToolEdit, ToolForm } from "../../../contract/tools";
import { dashboardPath } from "../addresses";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { serverMessage } from "../sending";
import { toolFields } from "./texts";

const ToolSections = lazy(() => import("./ToolSections"));
const LifeCell = lazy(async () => ({ default: (await import("./ToolSections")).LifeCell }));

/** The screens of the tools: plate sets and dies. */
export const tools = declareResource({
  name: "tools",
  texts: toolFields,
  furtherFields: ["specifications"],
  list: {
    row: Tool,
    columns: [
      "number",
      "kind",
      "boxes",
      "state",
      "place",
      "machine",
      "impressions",
      "life",
      "owner",
      "barcodeId",
    ],
    hidden: ["life", "barcodeId"],
    hiddenWhenEmpty: ["machine"],
    filters: z.pick(Tool, { kind: true, state: true, owner: true }),
    search: true,
    sort: { field: "number", order: "ASC" },
    cells: { impressions: LifeCell },
  },
  create: {
    form: ToolForm,
    defaults: () => ({ kind: "PLATE_SET", owner: "PLANT" }),
    succeeded: ({ id }) => ({
      message: "resources.tools.create.saved",
      to: `${dashboardPath}/tools/${id}/show`,
    }),
    failed: (error) => serverMessage(error, "resources.tools.create.failed"),
  },
  edit: { form: ToolEdit, titleOf: ({ number }) => String(number) },
  show: {
    row: ToolDetails,
    fields: ["number", "kind", "owner", "state", "place", "machine", "barcodeId"],
    hiddenWhenEmpty: ["machine"],
    aside: (
      <>
        <ToolSections />
        <RecordHistory kind="tool" />
      </>
    ),
  },
});
