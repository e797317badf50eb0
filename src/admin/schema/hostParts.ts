import type { PlantFeature } from "../../../contract/route";
import { hasFeature } from "../../api/session";
import type { ListDeclaration, ShowDeclaration } from "./declaration";

/** What of a resource's declared screens this session's host has. */

const isThere = (feature: PlantFeature | undefined) => feature === undefined || hasFeature(feature);

/** Whether something can be done with the rows of a list. */
export const hasRowActions = ({ rowActions, rowActionsNeed }: ListDeclaration): boolean =>
  rowActions !== undefined && isThere(rowActionsNeed);

/** Whether there is a page for each row. */
export const hasPage = (show: ShowDeclaration | undefined): boolean =>
  show !== undefined && isThere(show.feature);

interface DeclaredFields {
  readonly fields: readonly string[];
  readonly fieldsNeed?: Readonly<Partial<Record<string, PlantFeature>>> | undefined;
}

/** The columns of a list, its filters, or the fields of a form or a page. */
export const hostFields = ({ fields, fieldsNeed = {} }: DeclaredFields): readonly string[] =>
  fields.filter((name) => isThere(fieldsNeed[name]));
