import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isSingleKey, type Place, useSingleKeys } from '../../../lib/list/index.ts';
import { TAB_PATHS, type UserTab } from './user-tabs.tsx';

/**
 * Shows the person's place in the list that she was opened from; J and K go to those beside her.
 */
export function ListWalk({ place, tab }: { place: Place; tab: UserTab }) {
  const t = useTranslations('users.one.walk');
  const format = useFormatter();
  const navigate = useNavigate();
  const single = useSingleKeys();
  const { at, total, beside } = place;
  async function walk(step: 1 | -1) {
    try {
      const id = await beside(step);
      if (id !== null) await navigate({ to: TAB_PATHS[tab], params: { user: String(id) } });
    } catch {
      showAlert('default');
    }
  }
  const walkByKey = useEffectEvent(walk);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = ({ j: 1, k: -1 } as const)[event.key.toLowerCase() as 'j' | 'k'];
      if (step === undefined || !isSingleKey(event)) return;
      event.preventDefault();
      void walkByKey(step);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <span className="list-walk">
      <span className="num">
        {t('place', { at: format.number(at), total: format.number(total) })}
      </span>
      {single && <kbd>J</kbd>}
      <button type="button" aria-disabled={at === total || undefined} onClick={() => void walk(1)}>
        {t('next')}
      </button>
      {single && <kbd>K</kbd>}
      <button type="button" aria-disabled={at === 1 || undefined} onClick={() => void walk(-1)}>
        {t('previous')}
      </button>
    </span>
  );
}
