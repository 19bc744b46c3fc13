import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DataFile } from '@yay/contract/personal-data/calls';
import { Button } from '@yay/ui/button';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { deviceZone, formatMoment } from '../../../lib/format.ts';
import { FreshDownload } from '../../../lib/fresh-sign-in/fresh-download.tsx';
import { askForDataFile, dataFilesQuery } from '../api/data-files.ts';
import '../../../lib/fresh-sign-in/ask-freshly.ts';
import './your-data.css';

/** The way to a file of everything that is known about one's family. */
export function YourData() {
  const t = useTranslations('personal-data.yours');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const locale = useLocale();
  const { data: files, isError } = useQuery(dataFilesQuery);
  const [asking, setAsking] = useState(false);
  const [isAsked, setIsAsked] = useState(false);

  async function ask() {
    setAsking(true);
    try {
      await askForDataFile();
      setIsAsked(true);
    } catch (error) {
      showAlert(errorText(error));
    }
    await queries.invalidateQueries({ queryKey: dataFilesQuery.queryKey });
    setAsking(false);
  }

  const nextAt = files?.next_at ?? null;
  const isMade = files?.data.every(({ status }) => status === 'ready' || status === 'failed');
  return (
    <section className="form your-data" aria-labelledby="your-data">
      <div className="form-head">
        <div>
          <h2 id="your-data">{t('title')}</h2>
          <p>{t('text')}</p>
        </div>
      </div>
      {isAsked && !isMade && (
        <Notice tone="ok" live="status">
          {t('asked')}
        </Notice>
      )}
      {isError && !files && (
        <Notice tone="danger" live="alert">
          {t('failed')}
        </Notice>
      )}
      {files && files.data.length > 0 && (
        <ul className="your-data-files" aria-label={t('list')}>
          {files.data.map((file) => (
            <OneFile key={file.id} file={file} />
          ))}
        </ul>
      )}
      <div>
        {nextAt === null ? (
          <Button
            kind="line"
            loading={asking}
            loadingLabel={t('asking')}
            onClick={() => void ask()}
          >
            {t('ask')}
          </Button>
        ) : (
          <p className="hint">{t('next', { when: formatMoment(nextAt, deviceZone(), locale) })}</p>
        )}
      </div>
    </section>
  );
}

function OneFile({ file }: { file: DataFile }) {
  const t = useTranslations('personal-data.yours');
  const locale = useLocale();
  const text = (at: string) => formatMoment(at, deviceZone(), locale);
  const when = text(file.created_at);
  if (file.status !== 'ready') {
    return <li>{t(file.status === 'failed' ? 'broken' : 'waiting', { when })}</li>;
  }
  return (
    <li>
      <span>{t('ready', { when, until: text(file.expires_at ?? file.created_at) })}</span>
      <FreshDownload
        href={`/api/account/data-files/${file.id}/download`}
        label={t('downloadOf', { when })}
      >
        {t('download')}
      </FreshDownload>
    </li>
  );
}
