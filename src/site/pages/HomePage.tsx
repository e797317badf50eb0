import { useTexts } from "../../texts/useTexts";
import { Flutes } from "../Flutes";
import { useFacts } from "../facts";
import { PageHead } from "../PageHead";
import { PageData } from "../StructuredData";
import { ClosingCall, Leadership, Legacy, WhoWeAre } from "../sections/home/Company";
import { Gallery } from "../sections/home/Gallery";
import { Hero } from "../sections/home/Hero";
import { Benefits, Services, Solutions, Sustainability } from "../sections/home/Offer";
import { Sectors } from "../sections/home/Sectors";
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
