import { useQuery } from "@tanstack/react-query";
import {
  useCreatePath,
  useGetResourceLabel,
  useResourceDefinitions,
  useTranslate,
} from "react-admin";
import { authProvider } from "../../../authProvider";
import { dashboardPath } from "../../canonicalPaths";
import { schemaTexts } from "../../schema/texts";
import { whileSignedIn } from "../../useSessionEnd";
import { useTexts } from "../../useTexts";
import { menuEntries } from "../menuEntries";
import { layoutTexts } from "../texts";
import type { SearchOption } from "./searchOptions";

interface Screen {
  readonly resource: string;
  readonly title: string;
  readonly address: string;
}

/** All screens of the menu and all create forms. */
function useScreens(): Screen[] {
  const translate = useTranslate();
  const text = useTexts(layoutTexts);
  const schemaText = useTexts(schemaTexts);
  const labelOf = useGetResourceLabel();
  const createPath = useCreatePath();
  const definitions = Object.values(useResourceDefinitions());
  const inMenu = menuEntries.map(({ name, resource, to }) => ({
    resource,
    title: text(`menu.${name}`),
    address: to,
  }));
  const lists = definitions
    .filter(({ name, hasList }) => hasList && !menuEntries.some((entry) => entry.resource === name))
    .map(({ name }) => ({
      resource: name,
      title: labelOf(name, 2),
      address: `${dashboardPath}/${name}`,
    }));
  const forms = definitions
    .filter(({ hasCreate }) => hasCreate)
    .map(({ name }) => ({
      resource: name,
      title: translate(`resources.${name}.create.title`, {
        _: schemaText("create.title", { one: labelOf(name, 1) }),
      }),
      address: createPath({ resource: name, type: "create" }),
    }));
  return [...inMenu, ...lists, ...forms];
}

const mayOpen = ({ resource }: Screen) => authProvider.canAccess({ resource, action: "list" });

/** The screens that the signed-in admin has access to. */
export function useScreenOptions(): readonly SearchOption[] {
  const screens = useScreens();
  const { data = [] } = useQuery({
    queryKey: ["auth", "screens"],
    queryFn: async () => {
      const allowed = await whileSignedIn(Promise.all(screens.map(mayOpen)));
      return screens.filter((_, index) => allowed[index]);
    },
  });
  return data.map(({ title, address }) => ({
    group: "screen",
    key: address,
    title,
    detail: "",
    address,
    isExact: false,
  }));
}
