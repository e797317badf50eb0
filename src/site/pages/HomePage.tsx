import { company } from "../company";
import { Flutes } from "../Flutes";
import { PageHead } from "../PageHead";
import { Benefits } from "../sections/home/Benefits";
import { ClosingCall } from "../sections/home/ClosingCall";
import { Gallery } from "../sections/home/Gallery";
import { Hero } from "../sections/home/Hero";
import { Leadership } from "../sections/home/Leadership";
import { Legacy } from "../sections/home/Legacy";
import { Range } from "../sections/home/Range";
import { Sectors } from "../sections/home/Sectors";
import { Services } from "../sections/home/Services";
import { Solutions } from "../sections/home/Solutions";
import { Sustainability } from "../sections/home/Sustainability";
import { WhoWeAre } from "../sections/home/WhoWeAre";

export function Component() {
  return (
    <>
      <PageHead
        title="Corrugated boxes made to measure in Bengaluru"
        description={company.description}
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
}
