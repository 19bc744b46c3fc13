import { useParams } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import { useTranslations } from 'use-intl';
import { HttpError } from '../../../lib/http/index.ts';
import { RecordLoader } from '../../../lib/record-form/index.ts';
import { requestKey, requestQuery } from '../api/requests.ts';
import { RequestRecordView } from './request-record.tsx';
import '../../../lib/staff/record.css';
import './requests.css';

/** One request: what was asked, what was done, and what may be done now. */
export function RequestPage() {
  const t = useTranslations('requests.record');
  const list = useTranslations('requests');
  const { request: segment = '' }: { request?: string } = useParams({ strict: false });
  if (!/^[1-9]\d{0,9}$/.test(segment)) throw new HttpError(404, 'not_found');
  const id = Number(segment);
  return (
    <RecordLoader
      key={segment}
      query={requestQuery(id)}
      keyOfAll={requestKey(id)}
      channel={`private-record.request.${id}`}
      texts={t}
      id={id}
      list={{ title: list('title'), to: PAGES.adminRequests.path }}
    >
      {(request) => <RequestRecordView request={request} />}
    </RecordLoader>
  );
}
