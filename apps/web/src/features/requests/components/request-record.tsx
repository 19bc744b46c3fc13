import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { RequestRecord } from '@yay/contract/requests/calls';
import { NativeSelect } from '@yay/ui/native-select';
import { useLocale, useTranslations } from 'use-intl';
import { RecordCrumbs } from '../../../lib/record-form/index.ts';
import { useMe } from '../../../lib/session.ts';
import { formatOffice } from '../../../parts/office-moment.ts';
import { assign, changeState } from '../api/requests.ts';
import { STATE_LOOKS } from '../model/asked.ts';
import { RequestAsked } from './request-asked.tsx';
import { RequestHistory } from './request-history.tsx';
import { AnswerForm, NoteForm } from './request-writing.tsx';
import { useRequestActs } from './use-request-acts.ts';

const STATE_ACTS = ['close', 'reopen', 'spam'] as const;

export function RequestRecordView({ request }: { request: RequestRecord }) {
  const t = useTranslations('requests.record');
  const list = useTranslations('requests');
  const locale = useLocale();
  const me = useMe();
  const { id, kind, state, name, owner, owners, acts, version } = request;
  const { act, busy, said } = useRequestActs(id);
  const canAssign = acts.includes('assign');
  const give = (to: number | null) => void act(() => assign(id, to, version), t('assigned'));
  return (
    <div className="record">
      <RecordCrumbs list={list('title')} to={PAGES.adminRequests.path} here={name} />
      <div className="record-head">
        <div>
          <h1>{name}</h1>
          <p className="record-meta">
            <span className={`st ${STATE_LOOKS[state]}`}>{list(`states.${state}`)}</span>
            <span>{list(`kinds.${kind}`)}</span>
            <span className="dim">
              {t('received', { when: formatOffice(request.created_at, locale) })}
            </span>
          </p>
        </div>
        <div className="record-acts">
          {canAssign && me !== null && owner?.id !== me.id && (
            <button
              type="button"
              className="staff-btn"
              aria-disabled={busy || undefined}
              onClick={() => give(me.id)}
            >
              {t('take')}
            </button>
          )}
          {STATE_ACTS.filter((one) => acts.includes(one)).map((one) => (
            <button
              key={one}
              type="button"
              className={one === 'spam' ? 'staff-btn danger' : 'staff-btn'}
              aria-disabled={busy || undefined}
              onClick={() => void act(() => changeState(id, one, version), t(`done.${one}`))}
            >
              {t(`acts.${one}`)}
            </button>
          ))}
        </div>
      </div>
      <p role="status" className={said === '' ? 'sr' : 'callout'}>
        {said}
      </p>
      <div className="record-body">
        <div className="record-main">
          <RequestAsked request={request} />
          {acts.includes('answer') && <AnswerForm request={request} />}
          <RequestHistory entries={request.entries} />
          <NoteForm request={request} />
        </div>
        <aside className="record-side">
          <section aria-label={t('owner')}>
            {canAssign ? (
              <NativeSelect
                id="request-owner"
                label={t('owner')}
                value={owner === null ? '' : String(owner.id)}
                disabled={busy}
                onChange={({ currentTarget: { value } }) =>
                  give(value === '' ? null : Number(value))
                }
              >
                <option value="">{list('nobody')}</option>
                {[
                  ...owners,
                  ...(owner && !owners.some((one) => one.id === owner.id) ? [owner] : []),
                ].map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.full_name}
                  </option>
                ))}
              </NativeSelect>
            ) : (
              <>
                <h2>{t('owner')}</h2>
                <p>{owner?.full_name ?? list('nobody')}</p>
              </>
            )}
          </section>
          {request.others.length > 0 && (
            <section aria-labelledby="request-others">
              <h2 id="request-others">{t('others')}</h2>
              <ul className="act-list">
                {request.others.map((one) => (
                  <li key={one.id}>
                    <Link to={PAGES.adminRequest.path} params={{ request: String(one.id) }}>
                      {list(`kinds.${one.kind}`)}
                      <span className="note">{formatOffice(one.created_at, locale)}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </div>
  );
}
