import { isOwnHost } from "../../api/session";
import type { ListDeclaration, ShowDeclaration } from "./declaration";

/** True if the rows of a list have actions on this host. */
export const hasRowActions = ({ rowActions, hasOwnRowActions }: ListDeclaration): boolean =>
  rowActions !== undefined && (!hasOwnRowActions || isOwnHost());

export const hasPage = (show: ShowDeclaration | undefined): boolean =>
  show !== undefined && (!show.isOwn || isOwnHost());

interface DeclaredFields {
  readonly fields: readonly string[];
  readonly ownFields?: readonly string[] | undefined;
}

/** Returns the columns of a list, its filters, or the fields of a form or a page. */
export const hostFields = ({ fields, ownFields = [] }: DeclaredFields): readonly string[] =>
  isOwnHost() ? fields : fields.filter((name) => !ownFields.includes(name));
