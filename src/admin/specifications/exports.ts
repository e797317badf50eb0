/** Imports for other folders of the admin. */
export { default as SpecificationScreens } from "./SpecificationScreens";
export { specificationAddress, useSpecifications } from "./specifications";
