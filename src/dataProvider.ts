import simpleRestProvider from "ra-data-simple-rest";
import { customMethods } from "./api/customMethods";
import { httpClient } from "./api/httpClient";
import { stationMethods } from "./api/stationMethods";

/**
 * react-admin's verbs and the host's own calls. ra-data-simple-rest speaks the list dialect; the
 * client beneath it makes the calls of the table, and sorts, filters and pages in memory where the
 * host answers whole lists.
 */
export const dataProvider = {
  ...simpleRestProvider("", httpClient),
  ...customMethods,
  ...stationMethods,
  supportAbortSignal: true,
};

export type PlantDataProvider = typeof dataProvider;
