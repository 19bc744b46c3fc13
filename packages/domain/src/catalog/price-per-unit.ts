import { type Cents, isCents } from '../money/index.ts';

/** Returns the vendor's price of one unit of a pack: cents with two decimals, rounded half up. */
export function pricePerUnitCents(priceToVendorCents: Cents, totalUnits: number): string {
  const hundredths = divide(priceToVendorCents, totalUnits, 100n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}

/** Returns the same price in whole cents, rounded half up from the exact value. */
export function pricePerUnit(priceToVendorCents: Cents, totalUnits: number): Cents {
  return Number(divide(priceToVendorCents, totalUnits, 1n));
}

/** Divides in integer parts of a cent: a floating-point division would round 0.005 either way. */
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
