import { useNavigate } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { OPEN_KINDS, type OpenKind, type PageLocale } from '@yay/contract/pages/values';
import { slugify } from '@yay/domain/text';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  FormSection,
  FormSelect,
  FormText,
  RecordCreate,
  useRecordCreate,
} from '../../../lib/record-form/index.ts';
import { createPage } from '../api/change-page.ts';
import { AddressField } from './address-field.tsx';

type Values = {
  readonly title: string;
  readonly path: string;
  readonly kind: OpenKind;
  readonly locale: PageLocale;
};

const PLACES: Record<OpenKind, string> = { page: '/', article: '/news/', job: '/careers-page/' };

/** A new page: its title, its address, its first language. */
export function PageCreate() {
  const t = useTranslations('pages');
  const navigate = useNavigate();
  const [ownPath, setOwnPath] = useState(false);
  const { fields, ...create } = useRecordCreate<Values, Values>({
    begin: { title: '', path: '', kind: 'page', locale: 'en' },
    inputOf: (values) => {
      const errors: Record<string, string[]> = {};
      if (values.title.trim() === '') errors.title = ['required'];
      if (values.path.trim() === '') errors.path = ['required'];
      return Object.keys(errors).length > 0 ? { errors } : { input: values };
    },
    create: async (input) => {
      const { id } = await createPage(input);
      await navigate({
        to: PAGES.pageEditor.path,
        params: { page: String(id) },
        search: {},
        ignoreBlocker: true,
      });
    },
  });
  const { values, set } = fields;
  // The address follows the title until somebody writes one of her own.
  const suggest = (title: string, kind: OpenKind) => {
    if (!ownPath) set('path', title.trim() === '' ? '' : `${PLACES[kind]}${slugify(title)}`);
  };
  return (
    <RecordCreate
      texts={(key) => t(`create.${key}`)}
      list={t('list.title')}
      to={PAGES.adminPages.path}
      create={create}
    >
      <FormSection title={t('create.aboutTitle')} note={t('create.aboutNote')}>
        <FormText
          form="page"
          fields={{
            ...fields,
            set: (field, value) => {
              set(field, value);
              if (field === 'title') suggest(String(value), values.kind);
            },
          }}
          field="title"
          label={t('search.title')}
          className="full"
          maxLength={200}
          spellCheck
          required
        />
        <div className="full">
          <AddressField
            id="page-path"
            value={values.path}
            error={fields.errorOf('path')}
            onChange={(path) => {
              setOwnPath(path !== '');
              set('path', path);
            }}
          />
        </div>
        <FormSelect
          form="page"
          fields={{
            ...fields,
            set: (field, value) => {
              set(field, value);
              if (field === 'kind') suggest(values.title, value as OpenKind);
            },
          }}
          field="kind"
          label={t('list.kind')}
          options={OPEN_KINDS.map((kind) => [kind, t(`kinds.${kind}`)])}
        />
        <FormSelect
          form="page"
          fields={fields}
          field="locale"
          label={t('create.language')}
          options={(['en', 'es'] as const).map((locale) => [locale, t(`languageNames.${locale}`)])}
        />
      </FormSection>
    </RecordCreate>
  );
}
