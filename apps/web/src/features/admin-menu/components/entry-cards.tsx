import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '../../../lib/session.ts';
import { type Entry, entriesFor, groupsOf } from '../model/entries.ts';
import { useBridge } from './use-bridge.ts';
import './entry-cards.css';

/** The places of the header as cards, each with what it is for. */
export function EntryCards() {
  const t = useTranslations('admin');
  const me = useMe();
  return groupsOf(entriesFor(me)).map(([group, entries]) => (
    <section key={group} className="places" aria-labelledby={`places-${group}`}>
      <h2 id={`places-${group}`}>{t(`groups.${group}`)}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.word}>
            <EntryCard entry={entry} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

function EntryCard({ entry: { word, icon: Picture, path, bridge } }: { entry: Entry }) {
  const t = useTranslations('admin');
  const cross = useBridge(bridge);
  return (
    <Link to={path} className="place" onClick={(event) => cross?.(event)}>
      <Picture />
      <span>
        <b>{t(`entries.${word}`)}</b>
        <small>{t(`purposes.${word}`)}</small>
      </span>
    </Link>
  );
}
