import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

export interface LikesBar {
  readonly name: string;
  readonly likes: number;
  readonly dislikes: number;
}

const TICK = { fontSize: 12, fill: 'var(--ink-3)' };

/** Likes with dislikes on top of them. It says nothing to a screen reader: a table has the same. */
export default function LikesChart(props: {
  bars: readonly LikesBar[];
  likes: string;
  dislikes: string;
  height: number;
}) {
  const { bars, likes, dislikes, height } = props;
  return (
    <ResponsiveContainer width="100%" height={height}>
      <BarChart
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
        <YAxis width={40} tick={TICK} tickLine={false} axisLine={false} allowDecimals={false} />
        <Tooltip
          cursor={{ fill: 'var(--sunken)' }}
          contentStyle={{
            border: '1px solid var(--line)',
            borderRadius: 6,
            background: 'var(--surface)',
            color: 'var(--ink)',
          }}
          itemStyle={{ color: 'var(--ink)' }}
        />
        <Bar
          dataKey="likes"
          name={likes}
          stackId="said"
          fill="var(--accent-strong)"
          maxBarSize={28}
          isAnimationActive={false}
        />
        <Bar
          dataKey="dislikes"
          name={dislikes}
          stackId="said"
          fill="var(--danger-line)"
          radius={[2, 2, 0, 0]}
          maxBarSize={28}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
