import { type ComponentType, lazy, type ReactNode } from "react";
import { NotFoundScreen } from "../layout/Screen";
import type { ResourceDeclaration } from "./declaration";
import { ListScreen } from "./ListScreen";
import type { OfficeResource } from "./officeFeature";

type Load = () => Promise<ResourceDeclaration>;

type Render<Props> = (Screen: ComponentType<Props>, declaration: ResourceDeclaration) => ReactNode;

/** Returns a screen that loads its code and its resource's declaration at the same time. */
const lazyScreen = <Props,>(
  load: Load,
  importScreen: () => Promise<{ readonly default: ComponentType<Props> }>,
  render: Render<Props>,
) =>
  lazy(async () => {
    const [screen, declaration] = await Promise.all([importScreen(), load()]);
    return { default: () => render(screen.default, declaration) };
  });

/** Returns the generated list of a resource. Call it once for each list, outside of components. */
export const declaredList = (load: Load) =>
  lazy(async () => {
    const declaration = await load();
    return { default: () => <ListScreen declaration={declaration} /> };
  });

interface Generated extends Pick<OfficeResource, "name" | "icon"> {
  readonly load: Load;
}

/**
 * Returns the screens of a resource for react-admin's `<Resource>`. Call it once for each resource, outside of
 * components.
 */
export const screensOf = ({ name, icon, load }: Generated) => ({
  name,
  ...(icon && { icon }),
  list: declaredList(load),
  create: lazyScreen(
    load,
    () => import("./CreateScreen"),
    (CreateScreen, { create }) =>
      create ? <CreateScreen name={name} create={create} /> : <NotFoundScreen />,
  ),
  edit: lazyScreen(
    load,
    () => import("./EditScreen"),
    (EditScreen, { edit }) => (edit ? <EditScreen name={name} edit={edit} /> : <NotFoundScreen />),
  ),
  show: lazyScreen(
    load,
    () => import("./ShowScreen"),
    (ShowScreen, { show }) => (show ? <ShowScreen name={name} show={show} /> : <NotFoundScreen />),
  ),
});
