import { Bar, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useLocale } from 'use-intl';

export interface MoneyBar {
  readonly name: string;
  readonly bar: number;
  readonly line?: number;
}

const TICK = { fontSize: 12, fill: 'var(--ink-3)' };

/**
 * Dollars as bars, and beside them a line where there is one. Fetched by whoever shows it; it says
 * nothing to a screen reader, so the same figures stand in a table.
 */
export default function MoneyChart(props: {
  bars: readonly MoneyBar[];
  barName: string;
  lineName?: string;
  height: number;
}) {
  const { bars, barName, lineName, height } = props;
  const locale = useLocale();
  const usd = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: digits,
      minimumFractionDigits: digits,
    }).format(value);
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart
        data={[...bars]}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis
          dataKey="name"
          tick={TICK}
          tickLine={false}
          axisLine={{ stroke: 'var(--line)' }}
          minTickGap={16}
        />
        <YAxis
          width={56}
          tick={TICK}
          tickLine={false}
          axisLine={false}
          tickFormatter={(value: number) => usd(value, 0)}
        />
        <Tooltip
          cursor={{ fill: 'var(--sunken)' }}
          contentStyle={{
            border: '1px solid var(--line)',
            borderRadius: 6,
            background: 'var(--surface)',
            color: 'var(--ink)',
          }}
          itemStyle={{ color: 'var(--ink)' }}
          formatter={(value) => usd(Number(value), 2)}
        />
        <Bar
          dataKey="bar"
          name={barName}
          fill="var(--accent-strong)"
          radius={[2, 2, 0, 0]}
          maxBarSize={24}
          isAnimationActive={false}
        />
        {lineName !== undefined && (
          <Line
            dataKey="line"
            name={lineName}
            stroke="var(--orange-text)"
            strokeWidth={2}
            dot={bars.length < 2}
            isAnimationActive={false}
          />
        )}
      </ComposedChart>
    </ResponsiveContainer>
  );
}
