import { defineTexts } from "../../../domain/texts";

/** The texts of the page about the company. */
export const aboutTexts = defineTexts("siteAbout", {
  title: "About Us",
  description:
    "A proprietorship that has made corrugated boxes in %{town} since %{year}: history, figures, aims and teams.",
  lead: "Two units, one team and one trade: %{name} turns paper reels into boxes that other people’s goods travel in.",
  history: {
    title: "History",
    lead: "Growth by plies: each step came from a load that needed it.",
    chapters: {
      founding: {
        name: "2006",
        text: "The company is established in Bengaluru as a proprietorship that makes corrugated boxes. It is one still.",
      },
      units: {
        name: "Two units",
        text: "Paper becomes board, and board becomes boxes, in two factory units in the same neighbourhood, Chikkabanavara.",
      },
      range: {
        name: "3 to 9 ply",
        text: "The range reaches from light cartons to heavy-duty boxes, and from plain kraft to laminated print.",
      },
      today: {
        name: "Today",
        text: "Both units work to one plan, and every box still begins with the load that it carries.",
      },
    },
  },
  aims: {
    title: "Vision and mission",
    vision: "Vision",
    visionText:
      "That nobody in our clients’ despatch departments has to think about the box, because it is there, it fits and it holds.",
    mission: "Mission",
    missionText:
      "To draw each box for its load, make it from as little paper as does the work, deliver it on the day we named, and see the paper come back.",
  },
  pictures: "Our plant in pictures",
  facts: {
    title: "Facts for your vendor form",
    lead: "The entries that a purchase department asks for first.",
  },
  team: {
    title: "Our team",
    lead: "The teams, in the order in which your job passes through their hands.",
  },
});
