import { lazy } from "react";
import * as z from "zod/mini";
import { BoxCreation, BoxEdit, boxTypes, OfficeBox } from "../../../contract/boxes";
import { RecordHistory } from "../history/exports";
import { declareResource } from "../schema/declaration";
import { OnSiteCell } from "./OnSiteCell";
import { boxFields } from "./texts";

const OnSiteButton = lazy(() => import("./OnSiteButton"));

const titleOf = ({ box }: Readonly<Record<string, unknown>>) => String(box);

const fieldsNeed = { onSite: "on-site" } as const;

export const boxes = declareResource({
  name: "boxes",
  texts: boxFields,
  list: {
    row: OfficeBox,
    columns: ["box", "boxType", "onSite", "boxDescription", "boxUrl"],
    fieldsNeed,
    cells: { onSite: OnSiteCell },
    filters: z.object({ boxType: z.enum(boxTypes), onSite: z.boolean() }),
    search: true,
    sort: { field: "box", order: "ASC" },
  },
  create: {
    form: BoxCreation,
    succeeded: () => ({ message: "resources.boxes.created" }),
    failed: () => "resources.boxes.failed",
  },
  show: {
    feature: "history",
    fields: ["box", "boxType", "onSite", "boxDescription", "boxUrl"],
    fieldsNeed,
    aside: (
      <>
        <OnSiteButton titleOf={titleOf} />
        <RecordHistory kind="box" />
      </>
    ),
  },
  edit: { form: BoxEdit, fieldsNeed, titleOf },
});
