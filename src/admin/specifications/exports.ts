/** Imports for other folders of the admin. */
export { specificationAddress } from "./addresses";
export { default as SpecificationScreens } from "./SpecificationScreens";
export { useSpecifications } from "./useSpecifications";
