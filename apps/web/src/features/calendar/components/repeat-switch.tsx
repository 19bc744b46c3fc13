import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import type { Luncher } from '@yay/contract/lunchers/calls';
import { Switch } from '@yay/ui/switch';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { REPEATS, repeatsQuery } from '../api/repeats.ts';
import { lazily } from './lazily.ts';

const RepeatDialog = lazily(() => import('./repeat-dialog.tsx'));

/** Switches a child's weekly repeat; the switch asks before it does anything. */
export default function RepeatSwitch({
  week,
  luncher,
  unsaved,
  isOver,
}: {
  week: LunchCalendar;
  luncher: Luncher;
  /** Something in this child's week is not saved yet. */
  unsaved: boolean;
  /** The week's days have passed: nothing is offered to repeat from it. */
  isOver: boolean;
}) {
  const t = useTranslations('calendar-choosing.repeat');
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mondayOfWeek: monday, version } = week;
  const { data } = useQuery({
    ...repeatsQuery({ userId: week.user.id, monday, version }),
    placeholderData: keepPreviousData,
  });
  const lookAgain = () => {
    void client.invalidateQueries({ queryKey: [REPEATS] });
    void client.invalidateQueries({ queryKey: ['lunch-calendar'] });
  };

  const repeat = data?.data.find((one) => one.luncher_id === luncher.id);
  if (!data || !repeat) return null;
  const child = luncher.first;
  const on = repeat.is_repeating;
  if (isOver && !on) return null;
  const cannot = !on && repeat.why_not ? repeat.why_not : null;
  return (
    <>
      <Switch
        checked={on}
        disabled={cannot !== null}
        title={cannot ? t(`why.${cannot}`) : undefined}
        aria-label={
          cannot ? `${t(`cannot.${cannot}`)}. ${t(`why.${cannot}`)}` : t('onLabel', { child })
        }
        aria-haspopup="dialog"
        onPointerEnter={() => RepeatDialog.ahead()}
        onChange={() => setAsking(true)}
      >
        {cannot ? t(`cannot.${cannot}`) : t('on')}
      </Switch>
      {asking && (
        <Suspense>
          <RepeatDialog
            monday={monday}
            luncher={luncher}
            repeat={repeat}
            paused={data.paused}
            unsaved={unsaved}
            onDone={lookAgain}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
