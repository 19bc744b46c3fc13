import { type Cents, isCents } from '../money/index.ts';

/** What one unit of a pack costs us: cents with two decimals, half up. */
export function pricePerUnitCents(priceToVendorCents: Cents, totalUnits: number): string {
  if (!isCents(priceToVendorCents) || priceToVendorCents < 0) {
    throw new RangeError(`not a price in cents: ${priceToVendorCents}`);
  }
  if (!Number.isSafeInteger(totalUnits) || totalUnits < 1) {
    throw new RangeError(`not a pack size: ${totalUnits}`);
  }
  // In whole hundredths of a cent: a division in floating point would round 0.005 either way.
  const units = BigInt(totalUnits);
  const hundredths = (BigInt(priceToVendorCents) * 200n + units) / (2n * units);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
