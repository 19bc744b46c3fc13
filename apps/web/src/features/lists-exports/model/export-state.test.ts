import { describe, expect, it } from 'vitest';
import { exportState, fileSize } from './export-state.ts';

const NOW = Date.parse('2026-09-01T12:00:00Z');

describe('an export', () => {
  it('that is ready is over once its time is', () => {
    const at = (expires_at: string | null) => exportState({ status: 'ready', expires_at }, NOW);
    expect(at('2026-09-01T12:00:01Z')).toBe('ready');
    expect(at('2026-09-01T12:00:00Z')).toBe('expired');
    expect(at(null)).toBe('ready');
  });
  it('that failed or is under way stays what it is', () => {
    const past = '2026-08-01T00:00:00Z';
    expect(exportState({ status: 'failed', expires_at: past }, NOW)).toBe('failed');
    expect(exportState({ status: 'running', expires_at: null }, NOW)).toBe('running');
  });
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [999, '999 bytes'],
    [1_000, '1 kB'],
    [12_345, '12 kB'],
    [1_234_567, '1.2 MB'],
    [5_000_000_000_000, '5,000 GB'],
  ])('of %i bytes is said to have %s', (bytes, said) => {
    const { value, ...unit } = fileSize(bytes);
    expect(new Intl.NumberFormat('en-US', { style: 'unit', ...unit }).format(value)).toBe(said);
  });
});
