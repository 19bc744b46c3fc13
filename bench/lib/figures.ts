export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** The promised limit; figures without one explain the others. */
  readonly aim?: { readonly atMost: number } | { readonly atLeast: number };
}

const isMet = ({ value, aim }: Figure): boolean =>
  aim === undefined || ('atMost' in aim ? value <= aim.atMost : value >= aim.atLeast);

/** Prints the figures with their aims. Returns whether all aims are reached. */
export function report(title: string, figures: readonly Figure[]): boolean {
  const rows = figures.map((figure) => {
    const { name, value, unit, aim } = figure;
    const aimed = aim && ('atMost' in aim ? `≤ ${aim.atMost}` : `≥ ${aim.atLeast}`);
    return [
      name,
      `${plain(value)} ${unit}`,
      aimed ?? '',
      aim ? (isMet(figure) ? 'met' : 'NOT MET') : '',
    ];
  });
  const all = [['figure', 'measured', 'aim', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}\n`);
  for (const row of all) {
    const cells = row.map((cell, column) =>
      column === 1 ? cell.padStart(widths[1] ?? 0) : cell.padEnd(widths[column] ?? 0),
    );
    console.log(`  ${cells.join('   ').trimEnd()}`);
  }
  console.log('');
  return figures.every(isMet);
}

function plain(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

export function percentile(values: Float64Array | readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
