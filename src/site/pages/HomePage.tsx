import { useTexts } from "../../texts/useTexts";
import { useFacts } from "../facts";
import { PageData, PageHead } from "../PageHead";
import { Flutes } from "../pageParts";
import { ClosingCall, Leadership, Legacy, WhoWeAre } from "../sections/home/Company";
import { Gallery } from "../sections/home/Gallery";
import { Hero } from "../sections/home/Hero";
import { Benefits, Sectors, Services, Solutions, Sustainability } from "../sections/home/Offer";
import { Range } from "../sections/Range";
import { homeTexts } from "../texts/homeTexts";

export function Component() {
  const text = useTexts(homeTexts);
  return (
    <>
      <PageHead title={text("title")} description={useFacts().description} path="/" />
      <PageData name={text("title")} path="/" />
      <Hero />
      <Flutes ply={3} />
      <Legacy />
      <Range />
      <Benefits />
      <Flutes ply={5} />
      <Sustainability />
      <Services />
      <Leadership />
      <Flutes ply={7} />
      <ClosingCall />
      <Solutions />
      <Sectors />
      <Gallery />
      <WhoWeAre />
    </>
  );
}
