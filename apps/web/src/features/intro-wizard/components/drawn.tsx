/** A piece of the interface. */
export function Card({ width, height, line }: { width: number; height: number; line?: string }) {
  return (
    <rect
      width={width}
      height={height}
      rx="16"
      fill="var(--surface)"
      stroke={line ?? 'var(--line)'}
      strokeWidth={line ? 3 : 1.5}
    />
  );
}

/** A line of text that says nothing. */
export function Bar(place: { x: number; y: number; width: number; strong?: boolean }) {
  const { strong = false, ...at } = place;
  return (
    <rect
      {...at}
      height={strong ? 8 : 6}
      rx="3"
      fill={strong ? 'var(--ink-2)' : 'var(--line-strong)'}
      opacity={strong ? 0.85 : 0.6}
    />
  );
}

/** Food on its plate. */
export function Food(plate: { name: string; x: number; y: number; r: number; tint?: string }) {
  const { name, x, y, r, tint = 'peach' } = plate;
  const size = r * 1.5;
  return (
    <>
      <circle cx={x} cy={y} r={r} fill={`var(--plate-${tint})`} />
      <circle cx={x} cy={y} r={r * 0.86} fill="none" stroke="var(--plate-rim)" strokeWidth="1.5" />
      <image
        href={`/food/${name}.svg`}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
      />
    </>
  );
}

/** Taken. */
export function Mark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="12" fill="var(--accent-strong)" />
      <path
        d="m-5 0 4 4 7-8"
        fill="none"
        stroke="var(--on-accent-strong)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}
