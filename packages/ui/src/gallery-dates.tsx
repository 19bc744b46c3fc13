import { useState } from 'react';
import { DateRangePicker } from './date-range-picker.tsx';
import type { DateRange } from './date-range-text.ts';
import { Case, Group } from './gallery-parts.tsx';

const WEEK: DateRange = { from: '2026-11-09', to: '2026-11-13' };
const YEARS_END: DateRange = { from: '2026-12-28', to: '2027-01-03' };
const admin = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  none: 'Any days',
  clear: 'Clear',
};
const family = { ...admin, none: 'All days', cancel: 'Cancel', apply: 'Apply' };
const presets = [
  { label: 'Last 7 days', range: { from: '2026-11-07', to: '2026-11-13' } },
  { label: 'November', range: { from: '2026-11-01', to: '2026-11-30' } },
];

export function DatesGroup() {
  return (
    <Group title="Ranges of days">
      <Case title="For families: nothing counts before Apply">
        <Family label="Days, none yet" first={null} />
        <Family label="Days" first={WEEK} />
        <Family label="Days of two years" first={YEARS_END} />
        <Family label="Días" first={WEEK} locale="es" />
        <Family label="Days of November only" first={WEEK} min="2026-11-02" max="2026-11-27" />
      </Case>
      <Case title="For staff: counts with the second day">
        <Staff label="Dates, none yet" first={null} />
        <Staff label="Dates" first={WEEK} />
        <Staff label="Dates of November only" first={WEEK} min="2026-11-02" max="2026-11-27" />
      </Case>
    </Group>
  );
}

interface Shown {
  label: string;
  first: DateRange | null;
  locale?: string;
  min?: string;
  max?: string;
}

function Family({ first, locale = 'en', ...rest }: Shown) {
  const [value, setValue] = useState(first);
  const shown = { ...rest, locale, today: WEEK.to, value, onApply: setValue };
  return <DateRangePicker kind="public" texts={family} {...shown} />;
}

function Staff({ first, locale = 'en', ...rest }: Shown) {
  const [value, setValue] = useState(first);
  const shown = { ...rest, locale, today: WEEK.to, value, onApply: setValue };
  return <DateRangePicker kind="admin" texts={admin} presets={presets} {...shown} />;
}
