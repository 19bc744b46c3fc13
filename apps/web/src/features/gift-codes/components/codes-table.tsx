import { useQuery } from '@tanstack/react-query';
import type { CreditCodeSet, CreditCodeState } from '@yay/contract/gifts/calls';
import { NativeSelect } from '@yay/ui/native-select';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { formatOffice } from '../../../parts/office-moment.ts';
import { codesQuery } from '../api/sets.ts';

const STATES: readonly CreditCodeState[] = ['unused', 'redeemed', 'revoked', 'expired'];

/** The codes of a set, told apart by their last characters. */
export function CodesTable({ set }: { set: CreditCodeSet }) {
  const t = useTranslations('gifts.sets.one');
  const locale = useLocale();
  const [asked, setAsked] = useState({ page: 1, last4: '', state: '' as CreditCodeState | '' });
  const query = useQuery(codesQuery({ set: set.id, ...asked }));
  return (
    <section className="one-set-codes" aria-label={t('codes')}>
      <div className="code-sets-filters">
        <TextField
          label={t('find')}
          value={asked.last4}
          maxLength={4}
          autoComplete="off"
          onChange={({ currentTarget }) =>
            setAsked({ ...asked, page: 1, last4: currentTarget.value.toUpperCase() })
          }
        />
        <NativeSelect
          label={t('state')}
          value={asked.state}
          onChange={({ currentTarget }) =>
            setAsked({
              ...asked,
              page: 1,
              state: STATES.find((state) => state === currentTarget.value) ?? '',
            })
          }
        >
          <option value="">{t('anyState')}</option>
          {STATES.map((state) => (
            <option key={state} value={state}>
              {t(`states.${state}`)}
            </option>
          ))}
        </NativeSelect>
      </div>
      <StaffPart query={query} texts={t}>
        {({ data, current_page: page, last_page: last }) => (
          <RecordTable
            caption={t('codes')}
            rows={data}
            keyOf={({ id }) => id}
            empty={<p className="mid">{t('none')}</p>}
            pager={{ page, last, onPage: (next) => setAsked({ ...asked, page: next }) }}
            columns={[
              { id: 'last4', title: t('last4'), cell: ({ last4 }) => `…${last4}` },
              { id: 'state', title: t('state'), cell: ({ state }) => t(`states.${state}`) },
              {
                id: 'redeemedBy',
                title: t('redeemedBy'),
                look: 'mid',
                cell: (code) => code.redeemed_by?.full_name,
              },
              {
                id: 'when',
                title: t('when'),
                look: 'mid',
                cell: ({ redeemed_at: at }) => at && formatOffice(at, locale),
              },
            ]}
          />
        )}
      </StaffPart>
    </section>
  );
}
