import { Link } from '@tanstack/react-router';
import { Button } from '@yay/ui/button';
import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';

type Turning =
  | { onPage: (page: number) => void; search?: undefined; look?: 'icons' | 'words' }
  /** The other parameters of the address, where the address holds the page. */
  | {
      onPage?: undefined;
      search: Readonly<Record<string, string | undefined>>;
      look?: 'icons';
    };

export type PagerProps = {
  page: number;
  last: number;
  /** Tells the pager apart where one page has several. */
  label?: string;
  /** The number of rows on all pages. */
  count?: string;
  /** Stands in place of 'Page 1 of 3'. */
  position?: string;
} & Turning;

/** Turns the pages of one list; renders nothing where there is one page and no count to say. */
export function Pager({
  page,
  last,
  label,
  count,
  position,
  look = 'icons',
  ...turning
}: PagerProps) {
  const t = useTranslations('shell.pager');
  if (last <= 1 && count === undefined) return null;
  const Turn = look === 'words' ? WordTurn : IconTurn;
  return (
    <nav className={look === 'words' ? 'word-pager' : 'pager'} aria-label={label ?? t('label')}>
      {count !== undefined && <span className="mid">{count}</span>}
      {last > 1 && (
        <>
          <Turn to={page - 1} off={page <= 1} way="previous" {...turning} />
          {/* A page that stays open announces the turn. */}
          <span role={turning.onPage ? 'status' : undefined}>
            {position ?? t('page', { page: String(page), last: String(last) })}
          </span>
          <Turn to={page + 1} off={page >= last} way="next" {...turning} />
        </>
      )}
    </nav>
  );
}

type TurnProps = { to: number; off: boolean; way: 'previous' | 'next' } & Turning;

function IconTurn({ to, off, way, onPage, search }: TurnProps) {
  const t = useTranslations('shell.pager');
  const icon = way === 'previous' ? <ChevronLeftIcon small /> : <ChevronRightIcon small />;
  const label = t(`${way}Page`);
  if (onPage !== undefined) {
    return (
      <button
        type="button"
        className="staff-btn square"
        aria-label={label}
        disabled={off}
        onClick={() => onPage(to)}
      >
        {icon}
      </button>
    );
  }
  if (off) return null;
  return (
    <Link
      to="."
      search={{ ...search, page: to === 1 ? undefined : String(to) }}
      className="staff-btn square"
      aria-label={label}
    >
      {icon}
    </Link>
  );
}

function WordTurn({ to, off, way, onPage }: TurnProps) {
  const t = useTranslations('shell.pager');
  return (
    <Button kind="line" size="sm" disabled={off} onClick={() => onPage?.(to)}>
      {t(way)}
    </Button>
  );
}
