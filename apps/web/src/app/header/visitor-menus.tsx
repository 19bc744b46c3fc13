import { Link } from '@tanstack/react-router';
import { ChevronDownIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { useIsPhone } from '../../lib/viewport.ts';
import { PopMenu } from './pop-menu.tsx';
import { drawnMenus, type VisitorMenu } from './visitor-pages.ts';

/** What visitors can read: a menu each, and on a phone one for all. */
export default function VisitorMenus() {
  const t = useTranslations('frame.visitors');
  const phone = useIsPhone();
  const menus = drawnMenus();
  if (menus.length === 0) return null;
  const shown = phone ? [{ word: 'all', entries: menus.flatMap(entriesOf) } as const] : menus;
  return shown.map(({ word, entries }) => (
    <PopMenu
      key={word}
      id={`visitors-${word}`}
      className="visitor-menu"
      button={
        <>
          {t(word)} <ChevronDownIcon small />
        </>
      }
    >
      <Entries entries={entries} />
    </PopMenu>
  ));
}

const entriesOf = ({ entries }: VisitorMenu) => entries;

function Entries({ entries }: { entries: VisitorMenu['entries'] }) {
  const t = useTranslations('frame.pages');
  return (
    <ul>
      {entries.map(({ path, word }) => (
        <li key={path}>
          <Link to={path} className="option">
            {t(word)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
