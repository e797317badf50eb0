/** The version of the product, as in `package.json`. */
export const productVersion = "0.1.0";
