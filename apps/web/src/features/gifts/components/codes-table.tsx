import { useQuery } from '@tanstack/react-query';
import type { CreditCodeSet, CreditCodeState } from '@yay/contract/gifts/calls';
import { NativeSelect } from '@yay/ui/native-select';
import { Skeleton, SkeletonGroup } from '@yay/ui/skeleton';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Pager } from '../../../lib/pager.tsx';
import { formatOffice } from '../../../parts/office-time.ts';
import { codesQuery } from '../api/sets.ts';

const STATES: readonly CreditCodeState[] = ['unused', 'redeemed', 'revoked', 'expired'];

/** The codes of a set, told apart by their last characters. */
export function CodesTable({ set }: { set: CreditCodeSet }) {
  const t = useTranslations('gifts.sets.one');
  const sets = useTranslations('gifts.sets');
  const locale = useLocale();
  const [asked, setAsked] = useState({ page: 1, last4: '', state: '' as CreditCodeState | '' });
  const { data, isError } = useQuery(codesQuery({ set: set.id, ...asked }));
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
      {!data && !isError && (
        <SkeletonGroup label={sets('loading')}>
          <Skeleton height="6rem" />
        </SkeletonGroup>
      )}
      {isError && !data && <p role="alert">{sets('failed')}</p>}
      {data && data.data.length === 0 && <p className="mid">{t('none')}</p>}
      {data && data.data.length > 0 && (
        <>
          <table className="grid stacked">
            <thead>
              <tr>
                <th scope="col">{t('last4')}</th>
                <th scope="col">{t('state')}</th>
                <th scope="col">{t('redeemedBy')}</th>
                <th scope="col">{t('when')}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((code) => (
                <tr key={code.id}>
                  <th scope="row">…{code.last4}</th>
                  <td>{t(`states.${code.state}`)}</td>
                  <td className="mid">{code.redeemed_by?.full_name}</td>
                  <td className="mid">
                    {code.redeemed_at && formatOffice(code.redeemed_at, locale)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Pager
            page={data.current_page}
            last={data.last_page}
            onPage={(page) => setAsked({ ...asked, page })}
          />
        </>
      )}
    </section>
  );
}
