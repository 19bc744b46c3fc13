import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useMe } from '../../../lib/session.ts';
import { type Entry, entriesFor, groupsOf } from '../model/entries.ts';
import { useBridge } from './use-bridge.ts';
import './entry-index.css';

/** Every page of the header by its name, group by group; its purpose is said on hover and focus. */
export function EntryIndex({ title }: { title: string }) {
  const t = useTranslations('admin');
  const me = useMe();
  return (
    <nav className="places comes-after" aria-label={title}>
      {groupsOf(entriesFor(me)).map(([group, entries]) => (
        <section key={group} aria-labelledby={`places-${group}`}>
          <h2 id={`places-${group}`}>{t(`groups.${group}`)}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.word}>
                <IndexLink entry={entry} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

function IndexLink({ entry: { word, icon: Picture, path, bridge } }: { entry: Entry }) {
  const t = useTranslations('admin');
  const cross = useBridge(bridge);
  return (
    <Link
      to={path}
      className="place"
      title={t(`purposes.${word}`)}
      onClick={(event) => cross?.(event)}
    >
      <Picture small />
      {t(`entries.${word}`)}
    </Link>
  );
}
