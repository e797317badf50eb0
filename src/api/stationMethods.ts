import type { BodyOf } from "../../contract/calls";
import { scanCalls } from "../../contract/scans";
import { callHost } from "./callHost";
import { readStrictly } from "./readReply";

/** A scan station's calls, for a host that has stations: no other one is ever asked. */
export const stationMethods = {
  punch: async (body: BodyOf<"punch">) => {
    const response = await callHost("punch", {}, { body });
    return readStrictly("punch", scanCalls.punch.reply, response);
  },

  issueReel: async (body: BodyOf<"issueReel">) => {
    const response = await callHost("issueReel", {}, { body });
    return readStrictly("issueReel", scanCalls.issueReel.reply, response);
  },

  returnReel: async (body: BodyOf<"returnReel">) => {
    const response = await callHost("returnReel", {}, { body });
    return readStrictly("returnReel", scanCalls.returnReel.reply, response);
  },

  getOpenUsages: async (signal?: AbortSignal) => {
    const response = await callHost("getOpenUsages", {}, { signal });
    return readStrictly("getOpenUsages", scanCalls.getOpenUsages.reply, response);
  },

  getStationData: async (signal?: AbortSignal) => {
    const response = await callHost("getStationData", {}, { signal });
    return readStrictly("getStationData", scanCalls.getStationData.reply, response);
  },
};
