import simpleRestProvider from "ra-data-simple-rest";
import { host } from "./api/host";
import { httpClient } from "./api/httpClient";
import { exportList, getListSummary } from "./api/resourceList";

/**
 * react-admin's verbs and the host's calls. ra-data-simple-rest speaks the list dialect; the client beneath it makes
 * the calls of the table, and sorts, filters and pages in memory where the host answers whole lists.
 */
export const dataProvider = {
  ...simpleRestProvider("", httpClient),
  ...host,
  getListSummary,
  exportList,
  supportAbortSignal: true,
};
