import { boxTypes } from "../../../contract/catalogue";
import { defineAction } from "../plant";
import { changeListed, expectOutcome, numbered } from "./requests";

const industry = { city: "Bengaluru", state: "Karnataka", address: "Plot 12, Peenya" };

/** A PNG picture of one pixel. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

/** The office adds an industry or a box to the site. The box has an uploaded picture. */
const addToSite = defineAction({
  name: "addToSite",
  weight: 1,
  choose: (random) => ({ isBox: random.chance(0.5), boxType: random.pick(boxTypes) }),
  async act({ isBox, boxType }, { host }, key) {
    if (!isBox) {
      const body = { ...industry, industryName: `Industry ${key}`, sector: "Textiles" };
      const reply = await host.call("staff", "registerIndustry", { body });
      expectOutcome(reply, "accepted", `The industry ${key}`);
      return;
    }
    const picture = await host.call("staff", "uploadPicture", { file: pixel });
    expectOutcome(picture, "accepted", `The picture of the box ${key}`);
    const body = { boxType, box: `Box ${key}`, boxDescription: "For heavy goods" };
    const boxUrl = "/art/rsc.svg";
    const reply = await host.call("staff", "createBox", { body: { ...body, boxUrl } });
    expectOutcome(reply, "accepted", `The box ${key}`);
  },
});

/** The site shows an industry or a box no longer, or again. */
const changeIndustry = changeListed({
  name: "changeIndustry",
  weight: 0.5,
  by: "staff",
  list: "getIndustries",
  change({ id, industryName, sector, onSite, version }, draw, _plant, key) {
    const body = { ...industry, industryName, sector, version };
    const changed = draw < 0.5 ? { city: `Town ${key}` } : { onSite: !onSite };
    return ["updateIndustry", numbered(id, { ...body, ...changed })];
  },
  outcome: () => "accepted",
});

const changeGalleryBox = changeListed({
  name: "changeGalleryBox",
  weight: 0.5,
  by: "staff",
  list: "getBoxes",
  change({ id, boxType, box, boxUrl, onSite, version }, draw, _plant, key) {
    const body = { boxType, box, boxUrl, boxDescription: `Description ${key}`, version };
    return ["updateBox", numbered(id, { ...body, ...(draw < 0.5 && { onSite: !onSite }) })];
  },
  outcome: () => "accepted",
});

/** A super admin changes what the site tells of the company. */
const changeFacts = defineAction({
  name: "changeFacts",
  weight: 0.3,
  choose: (random) => ({ digits: random.integer(10_000, 99_999) }),
  async act({ digits }, { host }) {
    const { body: present } = await host.call("owner", "getCompanyFacts");
    const body = { ...present, phone: `+91 98450 ${digits}` };
    const reply = await host.call("owner", "updateCompanyFacts", { body });
    expectOutcome(reply, "accepted", "The facts of the company");
  },
});

export const siteActions = [addToSite, changeIndustry, changeGalleryBox, changeFacts];
