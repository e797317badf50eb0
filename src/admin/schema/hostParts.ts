import type { PlantFeature } from "../../../contract/route";
import { hasFeature } from "../../api/session";
import type { ListDeclaration, ShowDeclaration } from "./declaration";

/** Selects the parts of a declared screen that the host supports. */

const isThere = (feature: PlantFeature | undefined) => feature === undefined || hasFeature(feature);

export const hasRowActions = ({ rowActions, rowActionsNeed }: ListDeclaration): boolean =>
  rowActions !== undefined && isThere(rowActionsNeed);

export const hasPage = (show: ShowDeclaration | undefined): boolean =>
  show !== undefined && isThere(show.feature);

interface DeclaredFields {
  readonly fields: readonly string[];
  readonly fieldsNeed?: Readonly<Partial<Record<string, PlantFeature>>> | undefined;
}

/** Returns the columns of a list, its filters, or the fields of a form or a page. */
export const hostFields = ({ fields, fieldsNeed = {} }: DeclaredFields): readonly string[] =>
  fields.filter((name) => isThere(fieldsNeed[name]));
