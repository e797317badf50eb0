import { type BodyOf, calls } from "../../contract/calls";
import { callHost } from "./callHost";
import { readStrictly } from "./readReply";

/** A scan station's calls, for a host that has stations: no other one is ever asked. */
export const stationMethods = {
  punch: async (body: BodyOf<"punch">) => {
    const response = await callHost("punch", {}, { body });
    return readStrictly("punch", calls.punch.reply, response);
  },

  issueReel: async (body: BodyOf<"issueReel">) => {
    const response = await callHost("issueReel", {}, { body });
    return readStrictly("issueReel", calls.issueReel.reply, response);
  },

  returnReel: async (body: BodyOf<"returnReel">) => {
    const response = await callHost("returnReel", {}, { body });
    return readStrictly("returnReel", calls.returnReel.reply, response);
  },

  getOpenUsages: async (signal?: AbortSignal) => {
    const response = await callHost("getOpenUsages", {}, { signal });
    return readStrictly("getOpenUsages", calls.getOpenUsages.reply, response);
  },

  getStationData: async (signal?: AbortSignal) => {
    const response = await callHost("getStationData", {}, { signal });
    return readStrictly("getStationData", calls.getStationData.reply, response);
  },
};
