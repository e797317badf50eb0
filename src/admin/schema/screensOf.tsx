import { lazy } from "react";
import type { ResourceDeclaration } from "./declaration";
import { ListScreen } from "./ListScreen";

/** Their code comes when they are opened: most visits end at a list. */
const CreateScreen = lazy(() => import("./CreateScreen"));
const EditScreen = lazy(() => import("./EditScreen"));
const ShowScreen = lazy(() => import("./ShowScreen"));

/**
 * The screens of a declared resource, as react-admin's `<Resource>` asks for them:
 * `<Resource {...screensOf(pallets)} />`. Call it once a declaration, outside of any component.
 */
export function screensOf(declaration: ResourceDeclaration) {
  const { name, icon, create, edit, show } = declaration;
  return {
    name,
    list: () => <ListScreen declaration={declaration} />,
    ...(icon && { icon }),
    ...(create && { create: () => <CreateScreen name={name} create={create} /> }),
    ...(edit && { edit: () => <EditScreen name={name} edit={edit} /> }),
    ...(show && { show: () => <ShowScreen name={name} show={show} /> }),
  };
}
