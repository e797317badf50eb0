import { lazy } from "react";
import * as z from "zod/mini";
import { BoxCreation, BoxEdit, boxImport, boxTypes, OfficeBox } from "../../../contract/boxes";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { OnSiteCell, PictureField } from "./catalogueFields";
import { boxFields } from "./texts";

const OnSiteButton = lazy(() => import("./OnSiteButton"));

const inputs = { boxUrl: PictureField };

const titleOf = ({ box }: Readonly<Record<string, unknown>>) => String(box);

const fieldsNeed = { onSite: "on-site" } as const;

export const boxes = declareResource({
  name: "boxes",
  texts: boxFields,
  import: boxImport,
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
    inputs,
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
  edit: { form: BoxEdit, inputs, fieldsNeed, titleOf },
});
