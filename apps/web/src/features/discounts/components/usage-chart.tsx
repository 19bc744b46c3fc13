import { Bar, BarChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useLocale, useTranslations } from 'use-intl';

const TICK = { fontSize: 12, fill: 'var(--ink-3)' };

/** A bar for each week; the same figures stand in the table below. */
export default function UsageChart({
  bars,
}: {
  bars: readonly { readonly name: string; readonly dollars: number }[];
}) {
  const t = useTranslations('discounts.usage');
  const locale = useLocale();
  const usd = (value: number, digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: digits,
      minimumFractionDigits: digits,
    }).format(value);
  return (
    <ResponsiveContainer width="100%" height={140}>
      <BarChart
        data={[...bars]}
        margin={{ top: 4, right: 0, bottom: 0, left: 0 }}
        accessibilityLayer={false}
      >
        <XAxis dataKey="name" tick={TICK} tickLine={false} axisLine={{ stroke: 'var(--line)' }} />
        <YAxis
          width={44}
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
          formatter={(value) => [usd(Number(value), 2), t('given')]}
        />
        <Bar
          dataKey="dollars"
          fill="var(--accent-strong)"
          radius={[2, 2, 0, 0]}
          maxBarSize={24}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
