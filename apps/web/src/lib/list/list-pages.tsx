import { Link } from '@tanstack/react-router';
import { ChevronLeftIcon, ChevronRightIcon } from '@yay/ui/icons';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { writeAddress } from './address.ts';
import { pageNumbers } from './page-numbers.ts';
import { PER_PAGE } from './query.ts';
import { useSingleKeys } from './single-keys.ts';
import type { ListRow } from './types.ts';
import type { ListControl } from './use-list.ts';

/** Shows at the foot of the window where one is, the keys, the other pages. */
export function ListPages<Row extends ListRow>({
  control,
  selects,
  onHelp,
}: {
  control: ListControl<Row>;
  /** Rows can be selected. */
  selects: boolean;
  onHelp: () => void;
}) {
  const t = useTranslations('admin.list');
  const keys = useTranslations('admin.keys');
  const format = useFormatter();
  const single = useSingleKeys();
  const { page, list, state } = control;
  if (!page || page.total === 0) return null;
  const { current_page: current, last_page: last, per_page: size, total } = page;
  const from = (current - 1) * size + 1;
  const to = Math.min(current * size, total);
  const at = (number: number) => writeAddress(list, { ...state, page: number });
  return (
    <div className="dock">
      <span>
        <b>{t('range', { from: format.number(from), to: format.number(to) })}</b>{' '}
        {t('of', { total: format.number(total) })}
      </span>
      <span className="per">{t('perPage', { count: PER_PAGE })}</span>
      <div className="hints">
        {single && (
          <>
            <Hint keys={['J', 'K']}>{keys('short.move')}</Hint>
            {selects && <Hint keys={['X']}>{keys('short.select')}</Hint>}
            <Hint keys={['↵']}>{keys('short.open')}</Hint>
            <Hint keys={['F']}>{keys('short.filter')}</Hint>
            <Hint keys={['/']}>{keys('short.search')}</Hint>
          </>
        )}
        <button type="button" onClick={onHelp}>
          <kbd>?</kbd> {keys('all')}
        </button>
      </div>
      {last > 1 && (
        <nav className="pages" aria-label={t('pages')}>
          {current > 1 && (
            <Link to="." search={at(current - 1)} aria-label={t('previous')}>
              <ChevronLeftIcon small />
            </Link>
          )}
          {pageNumbers(current, last).map((number, place) =>
            number === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap is known by its place alone
              <span key={`gap ${place}`}>…</span>
            ) : (
              <Link
                key={number}
                to="."
                search={at(number)}
                activeProps={{}}
                aria-label={t('page', { page: number })}
                aria-current={number === current ? 'page' : undefined}
              >
                {format.number(number)}
              </Link>
            ),
          )}
          {current < last && (
            <Link to="." search={at(current + 1)} aria-label={t('next')}>
              <ChevronRightIcon small />
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

function Hint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span>
      {keys.map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
      {children}
    </span>
  );
}
