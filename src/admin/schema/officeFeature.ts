import type { SvgIconComponent } from "@mui/icons-material";
import { type ComponentType, createContext, useContext } from "react";
import { isRecordKind, resourceOf } from "../../../contract/records";
import type { RecordId } from "../../api/readRow";
import { showAddress } from "../addresses";
import type { ResourceDeclaration } from "./declaration";

/** The texts of a resource that the first load needs: its menu entry, links and search results. */
interface ResourceNames {
  /** One and many, such as `Pallet |||| Pallets`. A resource without a list may have one form. */
  readonly name: string;
  /** The label in the menu. The default is the name of many. */
  readonly menu?: string;
  /** The name of a record in the history. The default is the name of one. */
  readonly record?: string;
  /** The title of the create form, for a resource that has one. */
  readonly create?: { readonly title: string };
}

/** The groups of the menu in their order. */
export const menuGroups = ["orders", "people", "paper", "site", "plant"] as const;
export type MenuGroup = (typeof menuGroups)[number];

/**
 * The place of a screen in the menu. `to` is an address below the dashboard, if it is not the screen's own path.
 * `homes` are further addresses below the dashboard on which a list's entry is marked.
 */
interface GroupPlace {
  readonly group: MenuGroup;
  readonly to?: string;
  readonly homes?: readonly string[];
  /**
   * True for an entry that every host has (docs/another-host.md#paths-of-the-screens). The menu shows it above the
   * groups.
   */
  readonly isPinned?: true;
}

/** A screen below another entry is not in the menu: the page of that entry links to the screen. */
export type MenuPlace = GroupPlace | { readonly below: string };

type LoadScreen = () => Promise<{ readonly default: ComponentType }>;

export type NamedRecord = Readonly<{ recordId: RecordId; name?: string | undefined }>;

/** A resource of react-admin, or the names of a record kind that has no list. */
export interface OfficeResource {
  readonly name: string;
  readonly texts: ResourceNames;
  readonly icon?: SvgIconComponent;
  /** A resource without a place has no list of its own. */
  readonly menu?: MenuPlace;
  /** Loads the fields, the generated screens and their texts. */
  readonly load?: () => Promise<ResourceDeclaration>;
  /** Screens in the place of the generated screens. */
  readonly screens?: Readonly<Record<"list" | "edit" | "show", LoadScreen>>;
  /** Returns the address of a record. The default is its generated page. */
  readonly address?: (record: NamedRecord) => string | undefined;
}

/** An entry of the menu for a page. A name that is no resource's has texts. */
interface PageEntry extends GroupPlace {
  readonly name: string;
  readonly texts?: ResourceNames;
  readonly icon: SvgIconComponent;
}

/** A page beside the screens of resources. */
export interface OfficePage {
  /** The path below the dashboard. */
  readonly path: string;
  /** True for a page whose calls only our own host has. */
  readonly isOwn?: true;
  /** The page is refused without access to this resource. */
  readonly resource?: string;
  readonly load: LoadScreen;
  readonly menu?: readonly PageEntry[];
}

/** The part of a business word in the first load of the office. All screens load when they are opened. */
export interface OfficeFeature {
  readonly pages?: readonly OfficePage[];
  readonly resources?: readonly OfficeResource[];
}

/** The features of the office. The app provides them: their folders import the screens that read them. */
export const OfficeFeatures = createContext<readonly OfficeFeature[]>([]);

export const resourcesIn = (features: readonly OfficeFeature[]): readonly OfficeResource[] =>
  features.flatMap(({ resources = [] }) => resources);

export const useOfficeResources = () => resourcesIn(useContext(OfficeFeatures));

/** Returns the address of a record of a kind. Undefined if the record has no page. */
export function recordAddress(
  resources: readonly OfficeResource[],
  kind: string,
  record: NamedRecord,
): string | undefined {
  if (!isRecordKind(kind)) return undefined;
  const { name, address } = resources.find((one) => one.name === resourceOf(kind)) ?? {};
  if (address) return address(record);
  return showAddress(name ?? resourceOf(kind), record.recordId);
}
