import { useParams } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordLoader } from '../../../lib/record-form/index.ts';
import { pageKey, pageQuery } from '../api/page-query.ts';
import { PageEditor } from './page-editor.tsx';
import '../../../lib/staff/record.css';
import './pages.css';

/** One page of the site: written, looked at, published. */
export function PageEditorPage() {
  const t = useTranslations('pages');
  const { page: segment = '' }: { page?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const id = Number(segment);
  return (
    <RecordLoader
      key={segment}
      query={pageQuery(id)}
      keyOfAll={pageKey(id)}
      channel={`private-record.page.${id}`}
      texts={(key) => t(`one.${key}`)}
      id={id}
      list={{ title: t('list.title'), to: PAGES.adminPages.path }}
    >
      {(page) => <PageEditor page={page} />}
    </RecordLoader>
  );
}
