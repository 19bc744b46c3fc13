import type { RequestEntry } from '@yay/contract/requests/calls';
import { useLocale, useTranslations } from 'use-intl';
import { formatOffice } from '../../../parts/office-moment.ts';

/** Lists the acts on a request, the first first. */
export function RequestHistory({ entries }: { entries: readonly RequestEntry[] }) {
  const t = useTranslations('requests.record');
  const locale = useLocale();
  return (
    <section className="requests-part" aria-labelledby="request-history">
      <h2 id="request-history">{t('history')}</h2>
      {entries.length === 0 ? (
        <p className="dim">{t('nothing')}</p>
      ) : (
        <ol className="requests-entries">
          {entries.map(({ id, kind, text, by, to, at }) => (
            <li key={id} data-kind={kind}>
              <p>
                <b>
                  {t(`entries.${kind === 'assigned' && to === null ? 'released' : kind}`, {
                    by: by ?? t('somebody'),
                    to: to ?? '',
                  })}
                </b>{' '}
                <time dateTime={at} className="dim">
                  {formatOffice(at, locale)}
                </time>
              </p>
              {text && <p className="requests-message">{text}</p>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
