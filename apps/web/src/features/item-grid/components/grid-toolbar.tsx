import { MagnifyingGlassIcon, ViewColumnsIcon } from '@yay/ui/icons';
import { Popover } from '@yay/ui/popover';
import { type RefObject, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Lookups } from '../model/cell.ts';
import { columnsFor } from '../model/columns.ts';
import type { ViewQuery } from '../model/view.ts';

const SETTLE_MS = 250;

interface GridToolbarProps {
  query: ViewQuery;
  hidden: readonly string[];
  lookups: Lookups;
  /** Where the rows are one vendor's, nobody is asked which. */
  ofVendor: boolean;
  find: RefObject<HTMLInputElement | null>;
  phone: boolean;
  go: (changes: Partial<ViewQuery>, hidden?: readonly string[]) => void;
}

/** Finding, narrowing down, and which columns. */
export function GridToolbar(props: GridToolbarProps) {
  const { query, hidden, lookups, ofVendor, find, phone, go } = props;
  const t = useTranslations('item-grid');
  const [open, setOpen] = useState(false);
  const choosable = columnsFor(ofVendor).filter(({ frozen }) => !frozen);
  return (
    <search className="filters ig-tools">
      <Find search={query.search} input={find} onFind={(search) => go({ search })} />
      {!ofVendor && (
        <select
          className="staff-in ig-filter"
          aria-label={t('columns.vendor_id')}
          value={query.vendor ?? ''}
          onChange={(event) => go({ vendor: Number(event.currentTarget.value) || null })}
        >
          <option value="">{t('anyVendor')}</option>
          {lookups.vendors.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
      <select
        className="staff-in ig-filter"
        aria-label={t('kind')}
        value={query.kind}
        onChange={(event) => go({ kind: event.currentTarget.value as ViewQuery['kind'] })}
      >
        <option value="all">{t('kinds.all')}</option>
        <option value="entree">{t('kinds.entree')}</option>
        <option value="extra">{t('kinds.extra')}</option>
      </select>
      <select
        className="staff-in ig-filter"
        aria-label={t('state')}
        value={query.state}
        onChange={(event) => go({ state: event.currentTarget.value as ViewQuery['state'] })}
      >
        <option value="active">{t('states.active')}</option>
        <option value="archived">{t('states.archived')}</option>
        <option value="all">{t('states.all')}</option>
      </select>
      <span className="space" />
      {!phone && (
        <Popover
          open={open}
          onOpenChange={setOpen}
          label={t('columnsTitle')}
          align="end"
          className="columns"
          buttonClass="staff-btn quiet small tool"
          button={
            <>
              <ViewColumnsIcon small />
              <span className="label">
                {t('columnsTitle')}{' '}
                <span className="muted">
                  {t('columnsOf', {
                    shown: choosable.filter(({ id }) => !hidden.includes(id)).length + 1,
                    total: choosable.length + 1,
                  })}
                </span>
              </span>
            </>
          }
        >
          <ul>
            {choosable.map(({ id }) => (
              <li key={id} className="column-row">
                <label className="pop-option">
                  <input
                    className="dg-box-input"
                    type="checkbox"
                    checked={!hidden.includes(id)}
                    onChange={() =>
                      go(
                        {},
                        hidden.includes(id) ? hidden.filter((one) => one !== id) : [...hidden, id],
                      )
                    }
                  />
                  {t(`columns.${id}`)}
                </label>
              </li>
            ))}
          </ul>
          <div className="pop-foot">
            <button type="button" className="staff-btn quiet small" onClick={() => go({}, [])}>
              {t('columnsReset')}
            </button>
          </div>
        </Popover>
      )}
    </search>
  );
}

/** What is typed goes to the address once it rests; what the address says otherwise is shown here. */
function Find({
  search,
  input,
  onFind,
}: {
  search: string;
  input: RefObject<HTMLInputElement | null>;
  onFind: (text: string) => void;
}) {
  const t = useTranslations('item-grid');
  const [typed, setTyped] = useState(search);
  const [known, setKnown] = useState(search);
  if (search !== known) {
    setKnown(search);
    if (search !== typed.trim()) setTyped(search);
  }
  useEffect(() => {
    const next = typed.trim();
    if (next === known) return;
    const timer = setTimeout(() => onFind(next), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed, known, onFind]);
  return (
    <span className="find">
      <MagnifyingGlassIcon small />
      <input
        ref={input}
        type="search"
        aria-label={t('find')}
        placeholder={t('find')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </span>
  );
}
