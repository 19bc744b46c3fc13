import { useQuery } from '@tanstack/react-query';
import type { SiteOptionChange } from '@yay/contract/site-options/calls';
import type { SiteOptionType } from '@yay/contract/site-options/fields';
import { Dialog } from '@yay/ui/dialog';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';
import { historyQuery } from '../api/settings.ts';
import { FORM_FIELDS } from '../model/form-fields.ts';
import { changedPaths, valuesOf } from '../model/form-values.ts';
import { useOptionWords } from './use-option-words.ts';

type Restore = (fields: Readonly<Record<string, unknown>>, from: number | null) => void;

/** Lists the changes of an option: who, from what to what and from when, each with the way back. */
export default function OptionHistory({
  type,
  mayChange,
  onRestore,
  onClose,
}: {
  type: SiteOptionType;
  mayChange: boolean;
  onRestore: Restore;
  onClose: () => void;
}) {
  const t = useTranslations('site-options');
  const history = useTranslations('site-options.history');
  const [page, setPage] = useState(1);
  const query = useQuery(historyQuery(type, page));
  return (
    <Dialog
      open
      wide
      title={history('title', { type: t(`types.${type}`) })}
      closeLabel={t('close')}
      onClose={onClose}
    >
      <div className="record">
        {mayChange && query.data?.data.length !== 0 && (
          <p className="dim">{history('restoreNote')}</p>
        )}
        <StaffPart query={query} texts={(key) => (key === 'retry' ? t('retry') : history(key))}>
          {({ data, last_page: last }) =>
            data.length === 0 ? (
              <p>{history('none')}</p>
            ) : (
              <>
                <ol className="option-history">
                  {data.map((change) => (
                    <Change
                      key={change.id}
                      type={type}
                      change={change}
                      onRestore={mayChange ? onRestore : undefined}
                    />
                  ))}
                </ol>
                {last > 1 && (
                  <p className="option-history-pages">
                    {page > 1 && (
                      <button
                        type="button"
                        className="staff-btn small"
                        onClick={() => setPage(page - 1)}
                      >
                        {history('newer')}
                      </button>
                    )}
                    {page < last && (
                      <button
                        type="button"
                        className="staff-btn small"
                        onClick={() => setPage(page + 1)}
                      >
                        {history('more')}
                      </button>
                    )}
                  </p>
                )}
              </>
            )
          }
        </StaffPart>
      </div>
    </Dialog>
  );
}

function Change({
  type,
  change,
  onRestore,
}: {
  type: SiteOptionType;
  change: SiteOptionChange;
  onRestore: Restore | undefined;
}) {
  const t = useTranslations('site-options');
  const history = useTranslations('site-options.history');
  const locale = useLocale();
  const { labelOf, valueText } = useOptionWords();
  const { id, version, by, at, restored_version: restored } = change;
  const before = valuesOf(type, change.before);
  const after = valuesOf(type, change.after);
  const changed = changedPaths(type, before, after);
  return (
    <li>
      <p>
        <b>{history('version', { version: String(version) })}</b>{' '}
        <span className="dim">
          {history('byWhom', { by: by ?? t('somebody'), when: formatOffice(at, locale) })}
          {restored !== null && ` · ${history('restored', { version: String(restored) })}`}
        </span>
      </p>
      <ul>
        {FORM_FIELDS[type]
          .filter(({ path }) => changed.includes(path))
          .map((field) => (
            <li key={field.path}>
              {history('change', {
                field: labelOf(type, field.path),
                before: valueText(field, before[field.path]) || history('nothing'),
                after: valueText(field, after[field.path]) || history('nothing'),
              })}
            </li>
          ))}
      </ul>
      {onRestore && (
        <p className="option-history-acts">
          <button
            type="button"
            className="staff-btn small"
            aria-label={history('restoreOf', { version: String(version) })}
            onClick={() => onRestore(change.after, id)}
          >
            {history('restore')}
          </button>
          <button
            type="button"
            className="staff-btn small quiet"
            aria-label={history('restoreFirst', { version: String(version) })}
            onClick={() => onRestore(change.before, null)}
          >
            {history('before', { version: String(version) })}
          </button>
        </p>
      )}
    </li>
  );
}
