import simpleRestProvider from "ra-data-simple-rest";
import { host } from "./host";
import { httpClient } from "./httpClient";
import { exportList, getListSummary } from "./resourceList";

/**
 * Connects react-admin's verbs with the host's calls. ra-data-simple-rest speaks the list dialect, and the client below
 * it makes the calls. The client sorts, filters and pages in memory if the host replies with whole lists.
 */
export const dataProvider = {
  ...simpleRestProvider("", httpClient),
  ...host,
  getListSummary,
  exportList,
  supportAbortSignal: true,
};
