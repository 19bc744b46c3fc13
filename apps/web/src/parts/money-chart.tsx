import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { CHART, LINES, TOOLTIP, X_AXIS, Y_AXIS } from './chart-look.ts';

export interface MoneyBar {
  readonly name: string;
  readonly bar: number;
  readonly line?: number;
}

/** Dollars as every page writes them, in any language. */
const usd = (value: number, digits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  }).format(value);

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
  return (
    <ResponsiveContainer width="100%" height={height}>
      <ComposedChart data={[...bars]} {...CHART}>
        <CartesianGrid {...LINES} />
        <XAxis {...X_AXIS} />
        <YAxis {...Y_AXIS} tickFormatter={(value: number) => usd(value, 0)} />
        <Tooltip {...TOOLTIP} formatter={(value) => usd(Number(value), 2)} />
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
