import CalendarMonth from "@mui/icons-material/CalendarMonth";
import CalendarToday from "@mui/icons-material/CalendarToday";
import History from "@mui/icons-material/History";
import Layers from "@mui/icons-material/Layers";
import ViewKanban from "@mui/icons-material/ViewKanban";
import Warehouse from "@mui/icons-material/Warehouse";
import { useContext } from "react";
import { useGetResourceLabel, useTranslate } from "react-admin";
import type { CallName } from "../../../contract/routes";
import { addressOf, dashboardPath } from "../canonicalPaths";
import { DeclaredResources, type ResourceDeclaration } from "../schema/declaration";
import { useTexts } from "../useTexts";
import { layoutTexts } from "./texts";

export interface MenuEntry {
  readonly icon: ResourceDeclaration["icon"] | undefined;
  readonly label: string;
  readonly to: string;
  /** The entry is hidden without access to this resource. */
  readonly resource: string;
  /** The entry is hidden without access to this call, which its screen makes. */
  readonly call?: CallName;
  /** Further addresses. The entry is also marked on the screens below them. */
  readonly homes: readonly string[];
}

/** The screens that are no list of a resource, by their names. `position` is their place between the lists. */
const screens = [
  { name: "orders", position: 10, to: addressOf("orders"), icon: ViewKanban, resource: "orders" },
  {
    name: "attendance",
    position: 40,
    to: addressOf("admin/attendance"),
    icon: CalendarToday,
    resource: "attendance",
  },
  {
    name: "calendar",
    position: 70,
    to: addressOf("admin/calendar"),
    icon: CalendarMonth,
    resource: "leaves",
  },
  {
    name: "inventory",
    position: 100,
    to: addressOf("admin/inventory"),
    icon: Warehouse,
    resource: "reels",
  },
  {
    name: "paper",
    position: 120,
    to: `${dashboardPath}/paper`,
    icon: Layers,
    resource: "reels",
    call: "getBoardSettings",
  },
  {
    name: "activity",
    position: 180,
    to: addressOf("admin/activity"),
    icon: History,
    resource: "admins",
    call: "getActivity",
  },
] as const;

/** The entries of the menu in their order. */
export function useMenuEntries(): readonly MenuEntry[] {
  const text = useTexts(layoutTexts);
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const lists = useContext(DeclaredResources).map(({ name, icon, menu }) => {
    const home = `${dashboardPath}/${name}`;
    const label = translate(`resources.${name}.menu`, { _: labelOf(name, 2) });
    return { position: 1000, to: home, ...menu, label, resource: name, homes: [home], icon };
  });
  const others = screens.map((screen) => ({
    ...screen,
    label: text(`menu.${screen.name}`),
    homes: [],
  }));
  return [...others, ...lists].sort((one, other) => one.position - other.position);
}
