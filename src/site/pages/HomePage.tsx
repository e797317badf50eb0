import { useFacts } from "../facts";
import { PageHead } from "../PageHead";
import { Flutes } from "../PageOpening";
import { ClosingCall, Leadership, Legacy, WhoWeAre } from "../sections/home/Company";
import { Gallery } from "../sections/home/Gallery";
import { Hero } from "../sections/home/Hero";
import { Benefits, Range, Services, Solutions, Sustainability } from "../sections/home/Offer";
import { Sectors } from "../sections/home/Sectors";

export const Component = () => (
  <>
    <PageHead
      title="Corrugated boxes made to measure in Bengaluru"
      description={useFacts().description}
      path="/"
    />
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
