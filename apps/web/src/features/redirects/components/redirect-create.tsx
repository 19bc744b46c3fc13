import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RecordCreate, useRecordCreate } from '../../../lib/record-form/index.ts';
import { createRedirect } from '../api/redirects.ts';
import { inputOf, NEW_REDIRECT, refusedChain } from '../model/redirect-values.ts';
import { RedirectFields } from './redirect-fields.tsx';
import './redirects.css';

export function RedirectCreate() {
  const t = useTranslations('redirects');
  const navigate = useNavigate();
  const [refused, setRefused] = useState<readonly string[] | null>(null);
  const { fields, ...create } = useRecordCreate({
    begin: NEW_REDIRECT,
    inputOf,
    create: async (input) => {
      setRefused(null);
      try {
        const { id } = await createRedirect(input);
        await navigate({
          to: PAGES.redirect.path,
          params: { redirect: String(id) },
          search: { alert: 'redirectSaved' },
          ignoreBlocker: true,
        });
      } catch (error) {
        setRefused(refusedChain(error));
        throw error;
      }
    },
  });
  return (
    <RecordCreate
      texts={(key) => t(`create.${key}`)}
      list={t('list.title')}
      to={PAGES.adminRedirects.path}
      create={create}
    >
      <RedirectFields fields={fields} refused={refused} />
    </RecordCreate>
  );
}
