/** What other words use of the specifications. */
export { specificationAddress } from "./addresses";
export { default as SpecificationScreens } from "./SpecificationScreens";
export { useSpecifications } from "./useSpecifications";
