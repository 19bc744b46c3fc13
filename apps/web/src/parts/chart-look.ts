const TICK = { fontSize: 13, fill: 'var(--ink-2)' };

/** The look of every chart; each is spread into the part of its name. */
export const CHART = {
  margin: { top: 4, right: 0, bottom: 0, left: 0 },
  accessibilityLayer: false,
};
export const X_AXIS = {
  dataKey: 'name',
  tick: TICK,
  tickLine: false,
  axisLine: { stroke: 'var(--line)' },
  minTickGap: 16,
  interval: 'equidistantPreserveStart',
} as const;
/** The axis of amounts is as wide as the longest one, in any language, and names each line. */
export const Y_AXIS = {
  width: 'auto',
  tick: TICK,
  tickLine: false,
  axisLine: false,
  interval: 0,
} as const;
export const LINES = { vertical: false, stroke: 'var(--line)' };
export const TOOLTIP = {
  cursor: { fill: 'var(--sunken)' },
  contentStyle: {
    border: '1px solid var(--line)',
    borderRadius: 6,
    background: 'var(--surface)',
    color: 'var(--ink)',
  },
  itemStyle: { color: 'var(--ink)' },
};
