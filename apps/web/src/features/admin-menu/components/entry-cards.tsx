import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '../../../lib/session.ts';
import { entriesFor, groupsOf } from '../model/entries.ts';
import { ENTRY_ICONS } from './entry-icons.tsx';

/** The places of the header as cards, each with what it is for. */
export function EntryCards() {
  const t = useTranslations('admin');
  const me = useMe();
  return groupsOf(entriesFor(me)).map(([group, entries]) => (
    <section key={group} className="places" aria-labelledby={`places-${group}`}>
      <h2 id={`places-${group}`}>{t(`groups.${group}`)}</h2>
      <ul>
        {entries.map(({ word, path }) => {
          const Picture = ENTRY_ICONS[word];
          return (
            <li key={word}>
              <Link to={path} className="place">
                <Picture />
                <span>
                  <b>{t(`entries.${word}`)}</b>
                  <small>{t(`purposes.${word}`)}</small>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  ));
}
