import { type Cents, isCents } from '../money/index.ts';

/** What one unit of a pack costs us: cents with two decimals, half up. */
export function pricePerUnitCents(priceToVendorCents: Cents, totalUnits: number): string {
  const hundredths = divide(priceToVendorCents, totalUnits, 100n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** The same as people read it: dollars with two decimals, half up, in whole cents. */
export function pricePerUnit(priceToVendorCents: Cents, totalUnits: number): Cents {
  return Number(divide(priceToVendorCents, totalUnits, 1n));
}

/** In whole parts of a cent: a division in floating point would round 0.005 either way. */
function divide(priceToVendorCents: Cents, totalUnits: number, partsOfACent: bigint): bigint {
  if (!isCents(priceToVendorCents) || priceToVendorCents < 0) {
    throw new RangeError(`not a price in cents: ${priceToVendorCents}`);
  }
  if (!Number.isSafeInteger(totalUnits) || totalUnits < 1) {
    throw new RangeError(`not a pack size: ${totalUnits}`);
  }
  const units = BigInt(totalUnits);
  return (BigInt(priceToVendorCents) * partsOfACent * 2n + units) / (2n * units);
}
