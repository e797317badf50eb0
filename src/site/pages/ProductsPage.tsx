import { BreadcrumbData } from "../BreadcrumbData";
import { PageHead } from "../PageHead";
import { PageOpening } from "../PageOpening";
import { ProductData } from "../ProductData";
import { kinds } from "../range";
import { BoxCalculator } from "../sections/products/BoxCalculator";
import { BoxSectors } from "../sections/products/BoxSectors";
import { HsnCodes } from "../sections/products/HsnCodes";

export function Component() {
  return (
    <>
      <PageHead
        title="Products and services"
        description="Boxes by sector: plies, paper, GSM, printing and capacity of what we make for each trade, with HSN codes for your invoice."
        path="/products"
      />
      <BreadcrumbData name="Products/Services" path="/products" />
      <ProductData />
      <PageOpening title="Products" ply={7}>
        {kinds.length} kinds of corrugated goods, and under each sector below the boxes we make for
        it, with paper, plies and print.
      </PageOpening>
      <BoxSectors />
      <BoxCalculator />
      <HsnCodes />
    </>
  );
}
