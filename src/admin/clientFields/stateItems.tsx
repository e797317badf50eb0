import { MenuItem } from "@mui/material";
import { states, stateText } from "../../../domain/clients/gstin";

/** Returns the choices of a state by its GST code. The names are the portal's, in English. */
export const stateItems = () =>
  [...states.keys()].map((code) => (
    <MenuItem key={code} value={code}>
      {stateText(code)}
    </MenuItem>
  ));
