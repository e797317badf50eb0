import { BreadcrumbData } from "../BreadcrumbData";
import { company } from "../company";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { BusinessFacts } from "../sections/about/BusinessFacts";
import { History } from "../sections/about/History";
import { Statistics } from "../sections/about/Statistics";
import { Teams } from "../sections/about/Teams";
import { VisionMission } from "../sections/about/VisionMission";

export function Component() {
  return (
    <>
      <PageHead
        title="About Us"
        description={`A proprietorship that has made corrugated boxes in ${company.town} since ${company.founded}: history, figures, aims and teams.`}
        path="/about"
      />
      <BreadcrumbData name="About Us" path="/about" />
      <PageOpening title="About Us" ply={3}>
        Two units, up to 70 people and one trade: {company.name} turns paper reels into boxes that
        other people’s goods travel in.
      </PageOpening>
      <Statistics />
      <History />
      <VisionMission />
      <BusinessFacts />
      <Teams />
    </>
  );
}
