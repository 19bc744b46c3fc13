import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { addDays, type PlainDate } from '@yay/domain/calendar';
import { Button } from '@yay/ui/button';
import { CalendarIcon, ChevronDownIcon } from '@yay/ui/icons';
import { Steps } from '@yay/ui/steps';
import { memo, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { CutoffCountdown } from './cutoff-countdown.tsx';
import { lazily } from './lazily.ts';
import { weekRange } from './say.ts';

const WeekPicker = lazily(() => import('./week-picker.tsx'));

/** Shows the week, the way to others, and the time that is left to order. */
export const WeekBar = memo(DrawnBar);

function DrawnBar({
  week,
  actorId,
  onWeek,
  inert,
}: {
  week: LunchCalendar;
  /** The person who chooses: the weeks with unsaved choices are hers. */
  actorId: number;
  onWeek: (monday: PlainDate) => void;
  inert: boolean;
}) {
  const t = useTranslations('calendar.bar');
  const [picking, setPicking] = useState(false);
  const monday = week.mondayOfWeek;
  return (
    <div className="bar" inert={inert}>
      <Steps
        previousLabel={t('previous')}
        nextLabel={t('next')}
        onPrevious={() => onWeek(addDays(monday, -7))}
        onNext={() => onWeek(addDays(monday, 7))}
      >
        <h1>
          <span className="long">{weekRange(monday)}</span>
          <button
            type="button"
            className="short pick-title"
            aria-haspopup="dialog"
            onClick={() => setPicking(true)}
          >
            {weekRange(monday)}
            <span className="sr">, {t('pick')}</span>
            <ChevronDownIcon small />
          </button>
        </h1>
      </Steps>
      <Button
        kind="line"
        size="sm"
        className="today"
        icon={<CalendarIcon />}
        aria-haspopup="dialog"
        onPointerEnter={() => void WeekPicker.ahead()}
        onClick={() => setPicking(true)}
      >
        {t('pick')}
      </Button>
      <CutoffCountdown week={week} />
      {picking && (
        <Suspense>
          <WeekPicker
            week={week}
            actorId={actorId}
            onWeek={onWeek}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
