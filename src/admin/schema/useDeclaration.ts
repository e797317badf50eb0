import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { OfficeResources } from "./declaration";

/** Loads the declaration of a resource, with its texts, on a screen outside the resource. */
export function useDeclaration(name: string) {
  const resource = useContext(OfficeResources).find((one) => one.name === name);
  return useQuery({
    queryKey: ["declaration", name],
    queryFn: async () => {
      if (resource === undefined) throw new Error(`There is no resource named ${name}`);
      return resource.load();
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
