import { Bars3Icon, ChevronDownIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { useIsPhone } from '../../lib/viewport.ts';
import { SiteLink } from '../site-link.tsx';
import { PopMenu } from './pop-menu.tsx';
import { VISITOR_MENUS, type VisitorMenu } from './visitor-pages.ts';

/** What visitors can read: a menu each, and on a phone one for all. */
export default function VisitorMenus() {
  const t = useTranslations('frame.visitors');
  const phone = useIsPhone();
  const shown = phone
    ? [{ word: 'all', entries: VISITOR_MENUS.flatMap(entriesOf) } as const]
    : VISITOR_MENUS;
  return shown.map(({ word, entries }) => (
    <PopMenu
      key={word}
      id={`visitors-${word}`}
      className="visitor-menu"
      {...(phone && { label: t(word) })}
      button={
        phone ? (
          <Bars3Icon />
        ) : (
          <>
            {t(word)} <ChevronDownIcon small />
          </>
        )
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
          <SiteLink path={path} className="option">
            {t(word)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
