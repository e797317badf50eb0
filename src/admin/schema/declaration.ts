import type { SvgIconComponent } from "@mui/icons-material";
import type { ComponentType, ReactNode } from "react";
import type * as z from "zod/mini";
import type { PlantFeature } from "../../../contract/route";
import type { CallName } from "../../../contract/routes";
import type { FieldInputProps } from "./FieldInput";

type Row = Readonly<Record<string, unknown>>;

/** The result of a creation: an address or an empty form, and an optional message. */
export interface Success {
  readonly message?: string;
  /** Stands above the form until the next record. */
  readonly notice?: ReactNode;
  readonly to?: string;
  /** The state of the navigation. */
  readonly state?: unknown;
}

interface InactiveList {
  /** The conditions that take the place of `only`. */
  readonly only: Row;
  /** The actions of an inactive record. May be lazy. */
  readonly rowActions: ReactNode;
}

export interface ListDeclaration<Name extends string = string> {
  /** The schema of one row. */
  readonly row: z.ZodMiniObject;
  /** The columns in order. The first one names the row and links to its show page. */
  readonly columns: readonly Name[];
  /** Columns that are shown only when chosen. */
  readonly hidden?: readonly Name[];
  /** Columns and filters that only a host with this feature has. */
  readonly fieldsNeed?: Partial<Record<Name, PlantFeature>>;
  /** Columns that a host may know nothing of: they are there where some row has a value. */
  readonly hiddenWhenEmpty?: readonly Name[];
  /** The schema of what the list can be filtered by, such as `z.pick(Pallet, { unit: true })`. */
  readonly filters?: z.ZodMiniObject;
  /** Filters that do more than their kind's, by field. */
  readonly filterInputs?: Readonly<Record<string, ComponentType<FieldInputProps>>>;
  /** Adds a box that searches all texts. */
  readonly search?: boolean;
  /** Conditions that no filter lifts. */
  readonly only?: Row;
  readonly sort?: { readonly field: Name; readonly order: "ASC" | "DESC" };
  /** Cells that do more than show their value, by column. */
  readonly cells?: Partial<Record<Name, ComponentType<{ source: string }>>>;
  /** A failed load raises no alert: the console has the reason. */
  readonly onlyLogged?: true;
  /** Further buttons beside the title. */
  readonly actions?: ReactNode;
  /** Stands between the filters and the table, inside the list's context; it may be lazy. */
  readonly summary?: ReactNode;
  /** The actions of a row, rendered in the record's context. May be lazy. */
  readonly rowActions?: ReactNode;
  readonly bulkActions?: BulkActions;
  /** The list of the records that `only` excludes, on a host with `edit`. */
  readonly inactive?: InactiveList;
  /** Only a host that has this can do it. */
  readonly rowActionsNeed?: PlantFeature;
}

export interface CreateDeclaration<Name extends string = string> {
  /** The schema of what the form asks for; its messages are the server's own. */
  readonly form: z.ZodMiniObject;
  /** The inputs in order. The default is all fields of the schema. */
  readonly fields?: readonly Name[];
  /** Inputs that follow them on a host that has this. */
  readonly extraFields?: { readonly feature: PlantFeature; readonly fields: readonly Name[] };
  readonly defaults?: () => Row;
  /** Inputs that do more than their kind's, by field. */
  readonly inputs?: Partial<Record<Name, ComponentType<FieldInputProps>>>;
  /** Makes of what was typed what the schema takes, where that is more than reading it by kind. */
  readonly normalize?: (typed: Row) => Row;
  /** Adds to the form's value what is sent along. */
  readonly transform?: (value: Row) => Row;
  /** Shown, and sent, but not to be changed. */
  readonly readOnly?: readonly Name[];
  /** `created` is what was sent, with the host's reply laid over it. */
  readonly succeeded: (created: Row) => Success;
  /** The message after a failure. */
  readonly failed: (error: unknown) => string;
}

export interface EditDeclaration<Name extends string = string> {
  /** The schema of what the edit sends, with the version that it was made of. */
  readonly form: z.ZodMiniObject;
  /** The inputs in their order. */
  readonly fields: readonly Name[];
  /** Fields that only a host with this feature has. */
  readonly fieldsNeed?: Partial<Record<Name, PlantFeature>>;
  /** Inputs that do more than their kind's, by field. */
  readonly inputs?: Partial<Record<Name, ComponentType<FieldInputProps>>>;
  /** The initial values of the inputs, if they differ from the record's values. */
  readonly draftOf?: (record: Row) => Row;
  /** Makes of what was typed what the schema takes, where that is more than reading it by kind. */
  readonly normalize?: (typed: Row, record: Row) => Row;
  /** Names the record in the title. */
  readonly titleOf: (record: Row) => string;
  /** The address after an edit that was opened by its own address. The default is the record's page or the list. */
  readonly backTo?: (record: Row) => string;
  /** Further effects of an edit that was saved. */
  readonly saved?: (before: Row, now: Row) => void;
}

export interface ShowDeclaration<Name extends string = string> {
  readonly row: z.ZodMiniObject;
  /** The fields in their order; the first one is the page's title. */
  readonly fields: readonly Name[];
  /** Names the record in the title, on its card and in its link, where its first field alone says too little. */
  readonly titleOf?: (record: Row) => string;
  /** Fields that only a host with this feature has. */
  readonly fieldsNeed?: Partial<Record<Name, PlantFeature>>;
  /** Only a host that has this has the page: of another one's record it would tell no more than the list. */
  readonly feature?: PlantFeature;
  /** Stands below the fields, inside the record's context. */
  readonly aside?: ReactNode;
}

/** Actions for several selected rows. */
export interface BulkActions {
  /** Buttons, inside the list's context; they may be lazy. */
  readonly buttons: ReactNode;
  /** Only an admin who may make this call of the resource can select rows. */
  readonly call: CallName;
  /** Rows without the action cannot be selected. */
  readonly isSelectable: (row: Row) => boolean;
}

/** Texts of a resource under its name among react-admin's `resources`; missing texts have a fallback. */
export interface ResourceTexts {
  /** One and many, such as `Pallet |||| Pallets`. */
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly choices?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly list?: Readonly<Record<string, string>>;
  readonly create?: Readonly<Record<string, string>>;
  /** `show` labels the switch to the inactive records, `hint` explains the inactive records. */
  readonly inactive?: Readonly<Record<"show" | "hint", string>>;
}

export interface ResourceDeclaration {
  /** A resource of the data provider. */
  readonly name: string;
  readonly texts: ResourceTexts;
  readonly icon?: SvgIconComponent;
  readonly list: ListDeclaration;
  readonly create?: CreateDeclaration;
  readonly edit?: EditDeclaration;
  readonly show?: ShowDeclaration;
}

type NameIn<Schema extends z.ZodMiniObject> = Extract<keyof Schema["shape"], string>;

interface Declared<
  List extends z.ZodMiniObject,
  Form extends z.ZodMiniObject,
  Edit extends z.ZodMiniObject,
  Show extends z.ZodMiniObject,
> {
  readonly name: string;
  readonly texts: ResourceTexts;
  readonly icon?: SvgIconComponent;
  readonly list: ListDeclaration<NameIn<List>> & { readonly row: List };
  readonly create?: CreateDeclaration<NameIn<Form>> & { readonly form: Form };
  readonly edit?: EditDeclaration<NameIn<Edit>> & { readonly form: Edit };
  readonly show?: ShowDeclaration<NameIn<Show>> & { readonly row: Show };
}

/**
 * Declares the screens of a resource: `screensOf` turns a declaration into a list, a create form, an edit form
 * and a show page. A field that its schema does not have does not compile.
 *
 * The keys of the texts are `resources.<name>.fields.<field>`, `.choices.<field>.<value>`,
 * `.list.{title,empty,failed}` and `.create.{title,submit,busy}`.
 *
 * ```ts export const pallets = declare({ name: "pallets", texts: { name: "Pallet |||| Pallets", fields: {
 * label: "Label", weight: "Weight", unit: "Unit" } }, list: { row: Pallet, columns: ["label", "weight"],
 * filters: z.pick(Pallet, { unit: true }) }, create: { form: PalletRegistration, succeeded: () => ({ message:
 * "Saved" }), failed: String }, show: { row: Pallet, fields: ["label", "weight", "unit"] }, }); ```
 */
export const declareResource = <
  List extends z.ZodMiniObject,
  Form extends z.ZodMiniObject,
  Edit extends z.ZodMiniObject,
  Show extends z.ZodMiniObject,
>(
  declaration: Declared<List, Form, Edit, Show>,
): ResourceDeclaration => declaration;

/** Declares a create form for a screen with its own route. */
export const declareCreate = <Form extends z.ZodMiniObject>(
  create: CreateDeclaration<NameIn<Form>> & { readonly form: Form },
): CreateDeclaration => create;

/** Declares an edit form for a screen with its own route. */
export const declareEdit = <Form extends z.ZodMiniObject>(
  edit: EditDeclaration<NameIn<Form>> & { readonly form: Form },
): EditDeclaration => edit;
