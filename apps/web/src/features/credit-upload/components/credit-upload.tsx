import { useQueryClient } from '@tanstack/react-query';
import type { UploadPreview } from '@yay/contract/credit/calls';
import { UPLOAD_MOST_CHARACTERS } from '@yay/contract/credit/values';
import { TextField } from '@yay/ui/text-field';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { HttpError } from '../../../lib/http/index.ts';
import { type CreditFile, previewUpload, startUpload, uploadsQuery } from '../api/uploads.ts';
import { LatestUploads } from './latest-uploads.tsx';
import { Preview } from './preview.tsx';
import '../../../lib/staff/record.css';
import './credit-upload.css';
import { newUuid } from '../../../lib/uuid.ts';

interface Chosen {
  readonly file: CreditFile;
  readonly preview: UploadPreview;
  /** The key of this file, the same however often it is sent. */
  readonly key: string;
}

/** Credit for many families at once, of which every row is looked at before any is given. */
export function CreditUpload() {
  const t = useTranslations('credit.upload');
  const client = useQueryClient();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [state, setState] = useState<'reading' | 'sending' | null>(null);
  const [said, setSaid] = useState('');

  async function look(event: ChangeEvent<HTMLInputElement>) {
    const [picked] = event.currentTarget.files ?? [];
    setChosen(null);
    setSaid('');
    if (!picked) return;
    setState('reading');
    try {
      const text = await picked.text();
      if (text.length > UPLOAD_MOST_CHARACTERS) throw new HttpError(413, 'too_large');
      const file = { file_name: picked.name, text };
      setChosen({ file, preview: await previewUpload(file), key: newUuid() });
    } catch (error) {
      showAlert(errorText(error));
    }
    setState(null);
  }
  async function carryOut(isMeantAgain: boolean) {
    if (!chosen || state) return;
    setState('sending');
    try {
      const { data } = await startUpload(chosen.file, isMeantAgain, chosen.key);
      setSaid(t(data.status === 'waiting' ? 'asked' : 'sent'));
      setChosen(null);
      if (input.current) input.current.value = '';
    } catch (error) {
      showAlert(errorText(error));
      // Something was changed meanwhile: every row is looked at again.
      setChosen({
        ...chosen,
        preview: await previewUpload(chosen.file).catch(() => chosen.preview),
      });
    }
    setState(null);
    await client.invalidateQueries({ queryKey: uploadsQuery.queryKey });
    await client.invalidateQueries({ queryKey: ['approvals'] });
  }
  return (
    <div className="list record credit-upload">
      <header className="ph">
        <h1>{t('title')}</h1>
      </header>
      <p className="lead">{t('intro')}</p>
      <TextField
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        label={t('choose')}
        hint={t('format')}
        onChange={(event) => void look(event)}
      />
      <p role="status" className={state === 'reading' || said !== '' ? 'callout' : 'sr'}>
        {state === 'reading' ? t('reading') : said}
      </p>
      {chosen && (
        <Preview
          key={chosen.key}
          preview={chosen.preview}
          busy={state === 'sending'}
          onSend={(again) => void carryOut(again)}
        />
      )}
      <LatestUploads />
    </div>
  );
}
