import { company } from "./company";
import { StructuredData } from "./StructuredData";

/** The page's breadcrumb as structured data for search engines. */
export function BreadcrumbData({ name, path }: { name: string; path: string }) {
  const steps = [
    { name: "Home", path: "/" },
    { name, path },
  ];
  return (
    <StructuredData
      data={{
        "@type": "BreadcrumbList",
        itemListElement: steps.map((step, place) => ({
          "@type": "ListItem",
          position: place + 1,
          name: step.name,
          item: company.address + step.path,
        })),
      }}
    />
  );
}
