import { useNavigate, useParams } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { RedirectConflict, RedirectRecord } from '@yay/contract/redirects/calls';
import { TrashIcon } from '@yay/ui/icons';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordAct } from '../../../lib/record-act.tsx';
import {
  RecordCrumbs,
  RecordEdit,
  RecordLoader,
  useRecordEdit,
} from '../../../lib/record-form/index.ts';
import { deleteRedirect, redirectKey, redirectQuery, updateRedirect } from '../api/redirects.ts';
import { inputOf, refusedChain, valuesOf } from '../model/redirect-values.ts';
import { ChainDrawing } from './chain-drawing.tsx';
import { RedirectFields } from './redirect-fields.tsx';
import '../../../lib/staff/record.css';
import './redirects.css';

/** One redirect: from where, to where, how often it was followed. */
export function RedirectPage() {
  const t = useTranslations('redirects');
  const { redirect: segment = '' }: { redirect?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const id = Number(segment);
  return (
    <RecordLoader
      key={segment}
      query={redirectQuery(id)}
      keyOfAll={redirectKey(id)}
      channel={`private-record.redirect.${id}`}
      texts={(key) => t(`one.${key}`)}
      id={id}
      list={{ title: t('list.title'), to: PAGES.adminRedirects.path }}
    >
      {(redirect) => <RedirectEdit redirect={redirect} />}
    </RecordLoader>
  );
}

function RedirectEdit({ redirect }: { redirect: RedirectRecord }) {
  const t = useTranslations('redirects');
  const format = useFormatter();
  const navigate = useNavigate();
  const [refused, setRefused] = useState<readonly string[] | null>(null);
  const { id } = redirect;
  const edit = useRecordEdit(redirect, {
    queryKey: redirectQuery(id).queryKey,
    keyOfAll: redirectKey(id),
    valuesOf,
    inputOf,
    update: async (version, input) => {
      setRefused(null);
      try {
        return await updateRedirect(id, version, input);
      } catch (error) {
        setRefused(refusedChain(error));
        throw error;
      }
    },
    conflictOf: (body) => (body as RedirectConflict | undefined)?.redirect,
    saved: 'redirectSaved',
  });
  const labels = { from_path: t('list.from'), to_url: t('list.to'), status: t('list.kind') };
  return (
    <RecordEdit
      edit={edit}
      version={redirect.version}
      labelOf={(field) => labels[field]}
      textOf={(values, field) => (field === 'status' ? t(`kinds.${values.status}`) : values[field])}
      head={
        <>
          <RecordCrumbs
            list={t('list.title')}
            to={PAGES.adminRedirects.path}
            here={redirect.from_path}
          />
          <div className="record-head">
            <div>
              <h1>{redirect.from_path}</h1>
              <p className="record-meta">
                {t('one.hits', { count: redirect.hits, number: format.number(redirect.hits) })}
              </p>
            </div>
          </div>
        </>
      }
      side={
        <>
          <section aria-labelledby="redirect-way">
            <h2 id="redirect-way">{t('one.way')}</h2>
            <ChainDrawing addresses={redirect.chain} />
          </section>
          <section aria-labelledby="redirect-acts">
            <h2 id="redirect-acts">{t('one.actions')}</h2>
            <ul className="act-list">
              <li>
                <RecordAct
                  icon={<TrashIcon small />}
                  danger
                  label={t('one.remove')}
                  title={t('one.removeTitle', { path: redirect.from_path })}
                  text={t('one.removeText')}
                  call={async () => {
                    await deleteRedirect(id);
                    await navigate({
                      to: PAGES.adminRedirects.path,
                      search: { alert: 'redirectRemoved' },
                      ignoreBlocker: true,
                    });
                  }}
                  queryKey={['redirects-none']}
                />
              </li>
            </ul>
          </section>
        </>
      }
    >
      <RedirectFields fields={edit.fields} refused={refused} />
    </RecordEdit>
  );
}
