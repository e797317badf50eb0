import { Alert, Box, Button, Link, Paper } from "@mui/material";
import { useId } from "react";
import { Form, ResourceContextProvider, SelectInput, TextInput, useTranslate } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import { units } from "../../../../contract/fields";
import { Screen } from "../../layout/Screen";
import { addressOf } from "../../paths";
import { DraftSaver } from "../../schema/DraftSaver";
import { useSavedDraft } from "../../schema/useSavedDraft";
import { CompletionDateInput } from "./CompletionDateInput";
import { orderErrors } from "./orderDraft";
import { QuantityInput } from "./QuantityInput";
import { useCreateOrder } from "./useCreateOrder";
import { useKnownClients } from "./useKnownClients";

const unitChoices = units.map((unit) => ({ id: unit, name: unit }));

const twoColumns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  columnGap: 2,
};

/** Takes in a new order. */
export default function OrderCreatePage() {
  const translate = useTranslate();
  const { form, isBusy, createdId, submit } = useCreateOrder();
  const saved = useSavedDraft();
  const clients = useKnownClients();
  const clientList = useId();

  return (
    <Screen
      title={translate("plant.orderCreate.title")}
      actions={
        <Button component={RouterLink} to={addressOf("orders")}>
          {translate("plant.orderCreate.toBoard")}
        </Button>
      }
    >
      {createdId !== undefined && (
        <Alert severity="success" variant="outlined" role="status" sx={{ maxWidth: 720 }}>
          {translate("plant.orderCreate.onBoard", { id: createdId })}{" "}
          <Link component={RouterLink} to={addressOf("orders")} color="inherit">
            {translate("plant.orderCreate.showBoard")}
          </Link>
        </Alert>
      )}
      <ResourceContextProvider value="orders">
        <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
          <datalist id={clientList}>
            {clients.map((client) => (
              <option key={client} value={client} />
            ))}
          </datalist>
          <Form
            key={form}
            defaultValues={(form === 0 && saved) || {}}
            validate={orderErrors}
            onSubmit={submit}
            mode="onTouched"
          >
            <DraftSaver isRestored={form === 0 && saved !== undefined} />
            <Box sx={twoColumns}>
              <TextInput
                source="client"
                isRequired
                autoFocus
                autoComplete="off"
                slotProps={{ htmlInput: { list: clientList } }}
              />
              <TextInput source="productType" isRequired />
              <QuantityInput />
              <TextInput source="size" isRequired />
              <TextInput source="materialGrade" />
              <TextInput source="deliveryAddress" isRequired multiline minRows={2} />
              <CompletionDateInput />
              <SelectInput source="unit" isRequired choices={unitChoices} translateChoice={false} />
            </Box>
            <Button type="submit" variant="contained" size="large" loading={isBusy} sx={{ mt: 2 }}>
              {translate(`plant.orderCreate.${isBusy ? "busy" : "submit"}`)}
            </Button>
          </Form>
        </Paper>
      </ResourceContextProvider>
    </Screen>
  );
}
