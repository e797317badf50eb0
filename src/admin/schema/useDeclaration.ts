import { useQuery } from "@tanstack/react-query";
import { useOfficeResources } from "./officeFeature";

/** Loads the declaration of a resource, with its texts, on a screen outside the resource. */
export function useDeclaration(name: string) {
  const load = useOfficeResources().find((one) => one.name === name)?.load;
  return useQuery({
    queryKey: ["declaration", name],
    queryFn: async () => {
      if (load === undefined) throw new Error(`There is no resource named ${name}`);
      return load();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
