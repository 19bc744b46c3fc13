import { useNavigate, useSearch } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { RecordCreate, useRecordCreate } from '../../../lib/record-form/index.ts';
import { createSchool } from '../api/save-school.ts';
import { inputOf, newSchool } from '../model/school-values.ts';
import { SchoolFields } from './school-fields.tsx';

/** A new school. */
export function SchoolCreate() {
  const t = useTranslations('destinations');
  const navigate = useNavigate();
  const { market }: { market?: unknown } = useSearch({ strict: false });
  const { fields, ...create } = useRecordCreate({
    begin: newSchool(/^\d+$/.test(String(market)) ? String(market) : ''),
    inputOf,
    create: async (input) => {
      const { id } = await createSchool(input);
      await navigate({
        to: PAGES.adminSchool.path,
        params: { school: String(id) },
        search: { alert: 'schoolCreated' },
        ignoreBlocker: true,
      });
    },
  });
  return (
    <RecordCreate texts={t} list={t('title')} to={PAGES.adminSchools.path} create={create}>
      <SchoolFields fields={fields} />
    </RecordCreate>
  );
}
