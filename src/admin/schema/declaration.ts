import type { ComponentType, ReactNode } from "react";
import type { TranslateFunction as Translate } from "react-admin";
import type * as z from "zod/mini";
import type { ImportForms } from "../../../contract/imports";
import type { CallName } from "../../../contract/routes";
import type { Catalogue } from "../../../domain/texts";
import type { Notice } from "../sending";
import type { FieldInputProps } from "./FieldInput";
import { shownFieldsIn } from "./fieldsOf";

type Row = Readonly<Record<string, unknown>>;

/** The result of a creation: an address or an empty form, and an optional message. */
export interface Success extends Partial<Notice> {
  /** The message above the form until the next record. */
  readonly notice?: ReactNode;
  readonly to?: string;
  /** The state of the navigation. */
  readonly state?: unknown;
}

interface SomeFields<Name extends string> {
  /** Columns, filters and fields that only our own host has. */
  readonly ownFields?: readonly Name[];
}

export interface NamedView {
  /** The last part of the key `resources.<name>.views.<view>`. */
  readonly name: string;
  readonly filter: Row;
}

/** Returns the view that a list's filters open. */
export const findNamedView = (
  { views = [] }: Pick<ListDeclaration, "views">,
  filterValues: Row,
): NamedView | undefined =>
  views.find(({ filter }) =>
    Object.entries(filter).every(([name, value]) => filterValues[name] === value),
  );

export interface ListDeclaration<Name extends string = string> extends SomeFields<Name> {
  /** The schema of one row. */
  readonly row: z.ZodMiniObject;
  /** The columns in order. The first one names the row and links to its show page. */
  readonly columns: readonly Name[];
  /** Columns that are shown only when chosen. */
  readonly hidden?: readonly Name[];
  /** Columns that some hosts leave out. A column is shown if a row has a value. */
  readonly hiddenWhenEmpty?: readonly Name[];
  /** The schema of the filters, such as `z.pick(Pallet, { unit: true })`. */
  readonly filters?: z.ZodMiniObject;
  /** Filters that do more than their kind's, by field. */
  readonly filterInputs?: Readonly<Record<string, ComponentType<FieldInputProps>>>;
  /** The filter whose choices are tabs. */
  readonly tabs?: Name;
  /** The key of the list's texts among the resource's. Only a further list of a resource has a key of its own. */
  readonly texts?: string;
  /** Adds a box that searches all texts. */
  readonly search?: boolean;
  /** True if the list's `summary` has the inputs of all its filters, and removes them with one press. */
  readonly hasOwnFilters?: true;
  /** Filters with which links of other screens open the list, each with its name in the texts. */
  readonly views?: readonly NamedView[];
  /** Conditions that no filter lifts. */
  readonly only?: Row;
  readonly sort?: { readonly field: Name; readonly order: "ASC" | "DESC" };
  /** Cells that do more than show their value, by column. */
  readonly cells?: Partial<Record<Name, ComponentType<{ source: string }>>>;
  /** True if a failed load raises no alert. The console has the reason. */
  readonly onlyLogged?: true;
  /** Further buttons beside the title. */
  readonly actions?: ReactNode;
  /** The resource whose records a file imports. The default is the list's own, if it has forms for files or new records. */
  readonly imports?: string;
  /** An element above the filters, inside the list's context. It may be lazy. */
  readonly top?: ReactNode;
  /** An element between the filters and the table, inside the list's context. It may be lazy. */
  readonly summary?: ReactNode;
  /** The sums of the listed rows: between the filters and the table, on a phone below the rows. May be lazy. */
  readonly totals?: ReactNode;
  /** The actions of a row, rendered in the record's context. May be lazy. */
  readonly rowActions?: ReactNode;
  /** True if only our own host has the calls of the row's actions. */
  readonly hasOwnRowActions?: true;
  readonly bulkActions?: BulkActions;
  /** The conditions and actions of the records that `only` excludes, on our own host. */
  readonly inactive?: {
    readonly only: Row;
    readonly rowActions: ReactNode;
    readonly bulkActions?: BulkActions;
  };
}

interface FormDeclaration<Name extends string> {
  /** The schema of the form. The server uses the same messages. */
  readonly form: z.ZodMiniObject;
  /** Inputs that do more than their kind's, by field. */
  readonly inputs?: Partial<Record<Name, ComponentType<FieldInputProps>>>;
}

export interface CreateDeclaration<Name extends string = string>
  extends FormDeclaration<Name>,
    SomeFields<Name> {
  /** The inputs in order. The default is all fields of the schema. */
  readonly fields?: readonly Name[];
  readonly defaults?: () => Row;
  /** Converts the typed values for the schema, if the conversion by kind is not enough. */
  readonly normalize?: (typed: Row) => Row;
  /** Adds values to the body that are not in the form. */
  readonly transform?: (value: Row) => Row;
  /** Shown, and sent, but not to be changed. */
  readonly readOnly?: readonly Name[];
  /** The form offers to add another record after the save. The next one begins with these fields of the last. */
  readonly another?: readonly Name[];
  /** `created` is the sent body, overwritten by the host's reply. */
  readonly succeeded: (created: Row) => Success;
  /** Returns the message after a failure. */
  readonly failed: (error: unknown) => string | Notice;
}

/** An edit form, which only our own host has. The schema has the version that the edit was made of. */
export interface EditDeclaration<Name extends string = string> extends FormDeclaration<Name> {
  /** The inputs in order. */
  readonly fields: readonly Name[];
  /** Returns the initial values of the inputs, if they differ from the record's values. */
  readonly draftOf?: (record: Row) => Row;
  /** Converts the typed values for the schema, if the conversion by kind is not enough. */
  readonly normalize?: (typed: Row, record: Row) => Row;
  /** Names the record in the title. */
  readonly titleOf: (record: Row, translate: Translate) => string;
  /**
   * Returns the address after an edit that was opened by its own address. The default is the record's page or the list.
   */
  readonly backTo?: (record: Row) => string;
  /** Runs after an edit was saved, for further effects. */
  readonly saved?: (before: Row, now: Row) => void;
}

export interface ShowDeclaration<Name extends string = string> extends SomeFields<Name> {
  readonly row: z.ZodMiniObject;
  /** The fields in their order; the first one is the page's title. */
  readonly fields: readonly Name[];
  /** Fields that most records do not have, such as the day of a cancellation. Shown with a value other than 0. */
  readonly hiddenWhenEmpty?: readonly Name[];
  /** Returns the record's name in titles, cards and links. The default is its first field. */
  readonly titleOf?: (record: Row, translate: Translate) => string;
  /** True for a page that would show no more than the list on another host. */
  readonly isOwn?: true;
  /** An element below the fields, inside the record's context. */
  readonly aside?: ReactNode;
  /** The record's next step beside the title, inside the record's context. It may be lazy. */
  readonly next?: ReactNode;
}

/** Actions for several selected rows. */
export interface BulkActions {
  /** The buttons of the list. They are inside the list's context, and may be lazy. */
  readonly buttons: ReactNode;
  /** Only an admin who may make this call of the resource can select rows. */
  readonly call: CallName;
  /** Rows without the action cannot be selected. */
  readonly isSelectable: (row: Row) => boolean;
}

type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** Texts of a resource under its name among react-admin's `resources`; missing texts have a fallback. */
interface ResourceTexts {
  readonly fields: Texts<string>;
  readonly choices?: Readonly<Record<string, Texts<string>>>;
  readonly list?: Texts<string>;
  readonly views?: Texts<string>;
  readonly create?: Texts<string>;
  /** `show` labels the switch to the inactive records, `hint` explains the inactive records. */
  readonly inactive?: Texts<"show" | "hint">;
}

export interface ResourceDeclaration {
  /** A resource of the data provider. */
  readonly name: string;
  readonly texts: Pick<Catalogue, "name"> & { readonly english: ResourceTexts };
  readonly list: ListDeclaration;
  /** The forms of files that can be imported. */
  readonly import?: ImportForms;
  readonly create?: CreateDeclaration;
  readonly edit?: EditDeclaration;
  readonly show?: ShowDeclaration;
}

type NameIn<Schema extends z.ZodMiniObject> = Extract<keyof Schema["shape"], string>;
/** The fields that a screen can show: all but lists and objects. */
type ShownIn<Schema extends z.ZodMiniObject> = {
  [Name in NameIn<Schema>]: NonNullable<z.output<Schema["shape"][Name]>> extends object
    ? never
    : Name;
}[NameIn<Schema>];
type OptionalIn<Type, Name extends keyof Type> = Omit<Type, Name> & Partial<Pick<Type, Name>>;

/** Fields with an optional label: each record's number and version, and the ends of a range. */
type Unnamed<Name extends string> = "id" | "version" | `${Name}_${"gte" | "lte"}`;

/** The labels of all fields of a resource's schemas, and of no other field. */
type Labels<Name extends string, Known extends string, Fields> = Texts<
  Exclude<Known, Unnamed<"">>
> &
  Fields & { readonly [Wrong in Exclude<keyof Fields, Name | Known | Unnamed<Known>>]: never };

interface Declared<
  List extends z.ZodMiniObject,
  Form extends z.ZodMiniObject,
  Edit extends z.ZodMiniObject,
  Show extends z.ZodMiniObject,
  Further extends string,
  Fields,
> extends Pick<ResourceDeclaration, "name" | "import"> {
  readonly texts: Pick<Catalogue, "name"> & {
    readonly english: Omit<ResourceTexts, "fields"> & {
      readonly fields: Labels<
        Further,
        ShownIn<List> | ShownIn<Form> | ShownIn<Edit> | ShownIn<Show>,
        Fields
      >;
    };
  };
  /** Further fields with a text, which only other screens and the history show. */
  readonly furtherFields?: readonly Further[];
  readonly list: ListDeclaration<NameIn<List>> & { readonly row: List };
  readonly create?: CreateDeclaration<NameIn<Form>> & { readonly form: Form };
  /** The default of `fields` is all fields but the version. */
  readonly edit?: OptionalIn<EditDeclaration<NameIn<Edit>>, "fields"> & { readonly form: Edit };
  /** The default of `row` is the list's. The default of `fields` is all fields but number and version. */
  readonly show?: OptionalIn<ShowDeclaration<NameIn<Show>>, "fields" | "row"> & {
    readonly row?: Show;
  };
}

const declared = new Map<string, ResourceDeclaration>();

/** Returns the declaration of a resource. Undefined before a screen has loaded it. */
export const findDeclaration = (name: string | undefined) =>
  name === undefined ? undefined : declared.get(name);

const namesIn = (schema: z.ZodMiniObject, ...excluded: readonly string[]) =>
  shownFieldsIn(schema).filter((name) => !excluded.includes(name));

/**
 * Declares the screens of a resource: `screensOf` turns a declaration into a list, a create form, an edit form
 * and a show page. A field that its schema does not have, or that the texts do not name, does not compile.
 *
 * The keys of the texts are `resources.<name>.fields.<field>`, `.choices.<field>.<value>`,
 * `.list.{title,empty,failed}`, `.views.<view>` and `.create.{title,submit,busy}`.
 */
export function declareResource<
  List extends z.ZodMiniObject,
  Fields extends Texts<string>,
  Form extends z.ZodMiniObject = List,
  Edit extends z.ZodMiniObject = List,
  Show extends z.ZodMiniObject = List,
  const Further extends string = never,
>({
  edit,
  show,
  ...declaration
}: Declared<List, Form, Edit, Show, Further, Fields>): ResourceDeclaration {
  const whole = {
    ...declaration,
    ...(edit && { edit: { fields: namesIn(edit.form, "version"), ...edit } }),
    ...(show && {
      show: {
        row: declaration.list.row,
        fields: namesIn(show.row ?? declaration.list.row, "id", "version"),
        ...show,
      },
    }),
  };
  declared.set(whole.name, whole);
  return whole;
}

/** Declares a create form for a screen with its own route. */
export const declareCreate = <Form extends z.ZodMiniObject>(
  create: CreateDeclaration<NameIn<Form>> & { readonly form: Form },
): CreateDeclaration => create;

/** Declares an edit form for a screen with its own route. */
export const declareEdit = <Form extends z.ZodMiniObject>(
  edit: EditDeclaration<NameIn<Form>> & { readonly form: Form },
): EditDeclaration => edit;
