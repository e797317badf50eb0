import type { ResourceName } from "../../api/resources";
import type { PlantDataProvider } from "../../dataProvider";

type Filter = Readonly<Record<string, string | boolean>>;

/** How many rows of a resource meet the filter. */
export async function totalOf(host: PlantDataProvider, resource: ResourceName, filter: Filter) {
  const { total = 0 } = await host.getList(resource, {
    filter,
    pagination: { page: 1, perPage: 1 },
    sort: { field: "id", order: "ASC" },
  });
  return total;
}
