import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { mayOpen } from '../../../lib/may-open.ts';
import { useMe } from '../../../lib/session.ts';
import { StaffFailed } from '../../../lib/staff-failed.tsx';
import { deskQuery } from '../api/desk-query.ts';
import { DeskChoices } from './desk-choices.tsx';
import { DeskClosures } from './desk-closures.tsx';
import { DeskDays } from './desk-days.tsx';
import { DeskFamilies } from './desk-families.tsx';
import { DeskLunches } from './desk-lunches.tsx';
import { DeskWaiting } from './desk-waiting.tsx';
import { useDeskEvents } from './use-desk-events.ts';
import '../../../lib/staff/record.css';
import './desk.css';

/**
 * The work that waits for the team, and the next school days. A part is there for readers who may open its page, before
 * the answer too, so that nothing moves when it comes. `aside` ends the side column.
 */
export function Desk({ aside }: { aside: ReactNode }) {
  const t = useTranslations('desk');
  const me = useMe();
  const { data, error, refetch } = useQuery(deskQuery);
  useDeskEvents();
  if (error && !data) {
    return (
      <StaffFailed
        error={error}
        title={t('failedTitle')}
        retry={t('retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="desk">
      <div className="desk-main">
        <span className="sr" role="status">
          {data ? '' : t('loading')}
        </span>
        {mayOpen(me, 'mealCounts') && <DeskLunches next={data?.lunches?.next} />}
        <DeskWaiting desk={data} />
        {mayOpen(me, 'mealCounts') && <DeskDays days={data?.lunches?.days} />}
        {data?.choices && <DeskChoices choices={data.choices} />}
      </div>
      <div className="desk-side">
        {mayOpen(me, 'adminUsers') && <DeskFamilies families={data?.families} />}
        {mayOpen(me, 'adminBlackouts') && <DeskClosures closures={data?.closures} />}
        {aside}
      </div>
    </div>
  );
}
