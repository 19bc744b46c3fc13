import { Link } from '@tanstack/react-router';
import { PARENT_PAGES } from '@yay/contract/parent-pages.gen';
import { buttonClass } from '@yay/ui/button';
import { CalendarDaysIcon } from '@yay/ui/icons';
import { Switch } from '@yay/ui/switch';
import { useTranslations } from 'use-intl/react';
import type { WeekIndex } from '../model/week-index.ts';
import { useKeptFlag } from '../state/use-kept-flag.ts';
import { useOrdersChanged } from '../state/use-orders-changed.ts';
import ClearWeek from './clear-week.tsx';
import { GoLunches } from './go-lunches.tsx';
import './week-extras.css';

/** Shows the parts below the week: the months, and lunches that need no choice. */
export default function WeekExtras({
  index,
  isOwn,
  onClear,
}: {
  index: WeekIndex;
  isOwn: boolean;
  /** Takes the lunches of all children off; null where no two of them have any that can go. */
  onClear: (() => void) | null;
}) {
  const t = useTranslations('calendar-choosing.go');
  const [shows, setShows] = useKeptFlag('show-grab-and-go');
  const { user } = index.week;
  useOrdersChanged(index.week);
  return (
    <div className="week-extras">
      <div className="week-extras-bar">
        <div>
          <Switch checked={shows} onChange={setShows}>
            {t('show')}
          </Switch>
          <p className="go-hint">{t('hint')}</p>
        </div>
        {onClear && <ClearWeek child={null} onClear={onClear} />}
        <Link
          to={PARENT_PAGES.monthlyPreorders.path}
          search={isOwn ? {} : { userId: String(user.id) }}
          className={buttonClass({ kind: 'quiet', size: 'sm' })}
        >
          <CalendarDaysIcon />
          {t('months')}
        </Link>
      </div>
      {shows && <GoLunches index={index} />}
    </div>
  );
}
