import { useQueryClient } from '@tanstack/react-query';
import type { LunchCalendar } from '@yay/contract/calendar/calls';
import { useTranslations } from 'use-intl/react';
import { useChannel } from '../../../lib/realtime/index.ts';
import { useMe } from '../../../lib/session.ts';
import { weekKey } from '../api/load-week.ts';
import { REPEATS } from '../api/repeats.ts';
import { announce } from './announce.ts';

/**
 * Lunches that come and go by no save, as with a closure, a replaced meal or a repeat: the week is
 * read anew while it is looked at. An unsaved choice stays, and meets it as it meets another's
 * save.
 */
export function useOrdersChanged({ user, mondayOfWeek: monday }: LunchCalendar): void {
  const t = useTranslations('calendar-choosing.conflict');
  const client = useQueryClient();
  const me = useMe();
  const channel = me && (`private-user.${me.id}` as const);
  const key = weekKey({ userId: user.id, monday });
  const version = () => client.getQueryData<LunchCalendar>(key)?.version;

  async function lookAgain() {
    const before = version();
    void client.invalidateQueries({ queryKey: [REPEATS] });
    await client.invalidateQueries({ queryKey: ['lunch-calendar'] });
    if (version() !== before) announce(t('justNow'));
  }
  const look = () => void lookAgain();
  useChannel(channel, { 'orders.changed': look, missed: look });
}
