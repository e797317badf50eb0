import { lazy, Suspense } from "react";
import * as z from "zod/mini";
import {
  BoxCreation,
  BoxEdit,
  boxImport,
  boxTypes,
  IndustryEdit,
  IndustryRegistration,
  industryImport,
  OfficeBox,
  OfficeIndustry,
  RegisteredIndustry,
} from "../../../contract/catalogue";
import { HostUnreachable, TokenMissing } from "../../api/hostErrors";
import { isOwnHost } from "../../api/session";
import { dashboardPath } from "../addresses";
import { RecordHistory } from "../history/RecordHistory";
import { declareResource } from "../schema/declaration";
import { FieldInput, type FieldInputProps } from "../schema/FieldInput";
import type { Notice } from "../sending";
import { OnSiteButton, OnSiteCell } from "./onSite";
import { boxFields, industryFields } from "./texts";

const PictureInput = lazy(() => import("./PictureInput"));

/** The address of a picture. Hosts that store pictures offer an upload. */
const PictureField = (props: FieldInputProps) =>
  isOwnHost() ? (
    <Suspense fallback={<FieldInput {...props} />}>
      <PictureInput {...props} />
    </Suspense>
  ) : (
    <FieldInput {...props} />
  );

const titleOfIndustry = ({ industryName }: Readonly<Record<string, unknown>>) =>
  String(industryName);

const ownFields = ["onSite"] as const;

function failed(error: unknown): Notice {
  if (error instanceof TokenMissing) return { message: "resources.industries.noToken" };
  if (error instanceof HostUnreachable) return { message: "resources.industries.unreachable" };
  const reason = error instanceof Error ? error.message : String(error);
  return { message: "resources.industries.failed", messageArgs: { reason } };
}

export const industries = declareResource({
  name: "industries",
  texts: industryFields,
  import: industryImport,
  list: {
    row: OfficeIndustry,
    columns: ["industryName", "sector", "onSite", "url"],
    ownFields,
    cells: { onSite: OnSiteCell },
    filters: z.object({ onSite: z.boolean() }),
    search: true,
    sort: { field: "industryName", order: "ASC" },
  },
  create: {
    form: IndustryRegistration,
    succeeded: ({ message, industryName }) => ({
      message: `resources.industries.${message === undefined ? "registered" : "succeeded"}`,
      messageArgs: { message: String(message), name: String(industryName) },
      to: dashboardPath,
    }),
    failed,
  },
  show: {
    row: RegisteredIndustry,
    isOwn: true,
    fields: ["industryName", "sector", "city", "state", "address", "onSite", "url"],
    ownFields,
    aside: (
      <>
        <OnSiteButton titleOf={titleOfIndustry} />
        <RecordHistory kind="industry" />
      </>
    ),
  },
  edit: {
    form: IndustryEdit,
    inputs: { url: PictureField },
    // A blank address removes the picture.
    normalize: ({ url, ...typed }) => ({ ...typed, url: url === "" ? null : url }),
    titleOf: titleOfIndustry,
  },
});

const inputs = { boxUrl: PictureField };

const titleOfBox = ({ box }: Readonly<Record<string, unknown>>) => String(box);

export const boxes = declareResource({
  name: "boxes",
  texts: boxFields,
  import: boxImport,
  list: {
    row: OfficeBox,
    columns: ["box", "boxType", "onSite", "boxDescription", "boxUrl"],
    ownFields,
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
    isOwn: true,
    fields: ["box", "boxType", "onSite", "boxDescription", "boxUrl"],
    ownFields,
    aside: (
      <>
        <OnSiteButton titleOf={titleOfBox} />
        <RecordHistory kind="box" />
      </>
    ),
  },
  edit: { form: BoxEdit, inputs, titleOf: titleOfBox },
});
