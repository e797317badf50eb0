import simpleRestProvider from "ra-data-simple-rest";
import {
  Admin,
  Create,
  Datagrid,
  List,
  Resource,
  SimpleForm,
  TextField,
  TextInput,
} from "react-admin";
import { createRoot } from "react-dom/client";

const Contacts = () => (
  <List>
    <Datagrid>
      <TextField source="id" />
      <TextField source="name" />
      <TextField source="message" />
    </Datagrid>
  </List>
);

const NewContact = () => (
  <Create>
    <SimpleForm>
      <TextInput source="name" />
      <TextInput source="message" />
    </SimpleForm>
  </Create>
);

/** The smallest react-admin app: one resource with its list and its form. */
createRoot(document.getElementById("root") as HTMLElement).render(
  <Admin dataProvider={simpleRestProvider("/api")}>
    <Resource name="contacts" list={Contacts} create={NewContact} />
  </Admin>,
);
