declare const unit: unique symbol;

/** A number with a unit. A number of another unit does not compile. */
export type Quantity<Unit extends string> = number & { readonly [unit]: Unit };

/** Returns the constructor of a quantity with this unit. @throws RangeError if the number is not finite, or negative */
function quantityOf<Unit extends string>(name: Unit) {
  const isQuantity = (amount: number): amount is Quantity<Unit> =>
    Number.isFinite(amount) && amount >= 0;
  return (amount: number): Quantity<Unit> => {
    if (!isQuantity(amount)) throw new RangeError(`${amount} ${name} is no measure`);
    return amount;
  };
}

export type Millimetres = Quantity<"mm">;
export const millimetres = quantityOf("mm");

/** A length along the web of the board, as the corrugator counts it. */
export type Metres = Quantity<"m">;
export const metres = quantityOf("m");

export type Grams = Quantity<"g">;
export const grams = quantityOf("g");

export type GramsPerSquareMetre = Quantity<"g/m²">;
export const gramsPerSquareMetre = quantityOf("g/m²");

/** Bursting strength in gf/cm² for each g/m² of paper, as mills and the trade write it; no kPa. */
export type BurstFactor = Quantity<"BF">;
export const burstFactor = quantityOf("BF");

export type KilogramsForcePerSquareCentimetre = Quantity<"kgf/cm²">;
export const kilogramsForcePerSquareCentimetre = quantityOf("kgf/cm²");

/** Ring crush of a paper, and edge crush of a board. */
export type KilonewtonsPerMetre = Quantity<"kN/m">;
export const kilonewtonsPerMetre = quantityOf("kN/m");

export type Newtons = Quantity<"N">;
export const newtons = quantityOf("N");

type KilogramsForce = Quantity<"kgf">;
const kilogramsForce = quantityOf("kgf");

/** A part of a whole: 0.045 is 4.5 %. */
export type Fraction = Quantity<"of 1">;
export const fraction = quantityOf("of 1");

/** A number without a unit, such as a take-up, a factor or a number of blanks. */
export const ratio = quantityOf("times");

export const fromInches = (inches: number): Millimetres => millimetres(inches * 25.4);
export const fromCentimetres = (centimetres: number): Millimetres => millimetres(centimetres * 10);
/** Formats an amount to the tenth, without a unit. */
export const tenthsText = (amount: number) => Number(amount.toFixed(1)).toLocaleString("en-IN");
export const toKilogramsForce = (force: Newtons): KilogramsForce => kilogramsForce(force / 9.80665);
