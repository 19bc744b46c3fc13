import { Link } from '@tanstack/react-router';
import type { Desk } from '@yay/contract/desk/calls';
import { PAGES } from '@yay/contract/pages';
import { Avatar } from '@yay/ui/avatar';
import { useLocale, useTranslations } from 'use-intl';
import { formatOffice } from '../../../parts/office-moment.ts';
import { DeskRows } from './desk-rows.tsx';

/** Families that the reader opened, the latest first. */
export function DeskFamilies({ families }: { families: Desk['families'] | undefined }) {
  const t = useTranslations('desk.families');
  const locale = useLocale();
  return (
    <section aria-labelledby="desk-families">
      <header className="desk-side-head">
        <h2 id="desk-families">{t('title')}</h2>
        <Link to={PAGES.adminUsers.path} search={{}} className="link">
          {t('all')}
        </Link>
      </header>
      {!families && <DeskRows />}
      {families?.length === 0 && <p className="mid">{t('none')}</p>}
      {families && families.length > 0 && (
        <ul className="desk-list">
          {families.map(({ id, full_name: name, lunchers, opened_at: at }) => (
            <li key={id}>
              <Link to={PAGES.userSettings.path} params={{ user: String(id) }} className="link">
                {name}
              </Link>
              <span className="desk-rings">
                {lunchers.map(({ id: luncherId, first, color }) => (
                  <Avatar key={luncherId} name={first} color={color} size="s" />
                ))}
              </span>
              <small>{formatOffice(at, locale)}</small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
