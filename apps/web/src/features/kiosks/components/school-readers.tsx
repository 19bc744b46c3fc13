import type { ReaderRecord } from '@yay/contract/badges/calls';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { dropReader } from '../api/kiosk-calls.ts';
import { ReaderForm } from './reader-form.tsx';
import { useDeed } from './use-deed.ts';

/** Lists the badge readers of a school. */
export function SchoolReaders({
  schoolId,
  readers,
}: {
  schoolId: number;
  readers: readonly ReaderRecord[];
}) {
  const t = useTranslations('kiosks.admin');
  const formatName = useTranslations('badges.inSentence');
  const format = useFormatter();
  const { run, busy, said, problem } = useDeed();
  const [changing, setChanging] = useState<number | null>(null);
  return (
    <section className="kiosks-part" aria-labelledby="kiosks-readers">
      <h2 id="kiosks-readers">{t('readers')}</h2>
      {readers.length === 0 && <p>{t('noReaders')}</p>}
      <ul>
        {readers.map((reader) =>
          reader.id === changing ? (
            <li key={reader.id}>
              <ReaderForm schoolId={schoolId} reader={reader} onDone={() => setChanging(null)} />
            </li>
          ) : (
            <li key={reader.id}>
              <span>
                <b className="strong">{reader.name}</b>
                <small>{format.list(reader.formats.map((one) => formatName(one)))}</small>
              </span>
              <span className="kiosks-acts">
                <button type="button" className="staff-btn" onClick={() => setChanging(reader.id)}>
                  {t('changeNamed', { name: reader.name })}
                </button>
                <button
                  type="button"
                  className="staff-btn"
                  aria-disabled={busy || undefined}
                  onClick={() =>
                    void run(async () => {
                      await dropReader(reader.id);
                      return '';
                    })
                  }
                >
                  {t('removeNamed', { name: reader.name })}
                </button>
              </span>
            </li>
          ),
        )}
      </ul>
      <p role="status">{said}</p>
      {problem !== '' && <p role="alert">{problem}</p>}
      <ReaderForm schoolId={schoolId} reader={null} />
    </section>
  );
}
