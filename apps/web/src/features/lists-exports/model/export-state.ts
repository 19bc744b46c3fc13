import type { ExportRecord } from '@yay/contract/lists/calls';

export type ExportState = ExportRecord['status'] | 'expired';

/** A file that is over can't be fetched any more, whatever it was. */
export function exportState(
  { status, expires_at }: Pick<ExportRecord, 'status' | 'expires_at'>,
  nowMs: number,
): ExportState {
  return status === 'ready' && expires_at !== null && Date.parse(expires_at) <= nowMs
    ? 'expired'
    : status;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** 1,234,567 is 1.2 megabytes. A unit without a short name, as bytes in English, is written out. */
export function fileSize(bytes: number): {
  value: number;
  unit: (typeof UNITS)[number];
  unitDisplay: 'short' | 'long';
} {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  const value = bytes / 1000 ** power;
  return {
    value: Number(value.toFixed(value < 10 && power > 0 ? 1 : 0)),
    unit: UNITS[power] ?? 'byte',
    unitDisplay: power > 0 ? 'short' : 'long',
  };
}
