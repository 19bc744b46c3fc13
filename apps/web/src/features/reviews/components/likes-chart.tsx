import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { CHART, LINES, TOOLTIP, X_AXIS, Y_AXIS } from '../../../parts/chart-look.ts';

export interface LikesBar {
  readonly name: string;
  readonly likes: number;
  readonly dislikes: number;
}

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
      <BarChart data={[...bars]} {...CHART}>
        <CartesianGrid {...LINES} />
        <XAxis {...X_AXIS} />
        <YAxis {...Y_AXIS} allowDecimals={false} />
        <Tooltip {...TOOLTIP} />
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
