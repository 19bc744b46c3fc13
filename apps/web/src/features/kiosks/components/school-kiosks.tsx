import type { Kiosk } from '@yay/contract/kiosks/calls';
import { PAGES } from '@yay/contract/pages';
import { TextField } from '@yay/ui/text-field';
import { deviceZone, formatMoment } from '@yay/words/times';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { emptied } from '../../../lib/record-form/emptied.ts';
import { pair, revoke } from '../api/kiosk-calls.ts';
import { useDeed } from './use-deed.ts';

/** The tablets of a school, with their last sign of life. */
export function SchoolKiosks({ schoolId, kiosks }: { schoolId: number; kiosks: readonly Kiosk[] }) {
  const t = useTranslations('kiosks.admin');
  const locale = useLocale();
  const zone = deviceZone();
  const { form, run, busy, said, problem, errorOf } = useDeed();
  const [name, setName] = useState('');
  const [code, setCode] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    const done = await run(async () => {
      const paired = await pair({ destination_id: schoolId, name, code });
      return t('paired', { name: paired.name });
    });
    if (!done) return;
    setName(emptied(name));
    setCode(emptied(code));
  }
  const takeOff = (kiosk: Kiosk) =>
    run(async () => {
      await revoke(kiosk.id);
      return t('revoked', { name: kiosk.name });
    });
  return (
    <section className="kiosks-part" aria-labelledby="kiosks-tablets">
      <h2 id="kiosks-tablets">{t('kiosks')}</h2>
      {kiosks.length === 0 && <p>{t('noKiosks')}</p>}
      <ul>
        {kiosks.map((kiosk) => (
          <li key={kiosk.id}>
            <span>
              <b className="strong">{kiosk.name}</b>
              <small>
                {kiosk.last_seen_at === null
                  ? t('neverSeen')
                  : t('seen', {
                      when: formatMoment(Date.parse(kiosk.last_seen_at), zone, locale, 'day', zone),
                    })}
                {', '}
                {t('handedOver', { count: kiosk.handed_over })}
              </small>
            </span>
            <button
              type="button"
              className="staff-btn"
              aria-label={t('revokeNamed', { name: kiosk.name })}
              aria-disabled={busy || undefined}
              onClick={() => void takeOff(kiosk)}
            >
              {t('revoke')}
            </button>
          </li>
        ))}
      </ul>
      <form
        ref={form}
        noValidate
        aria-label={t('pairTitle')}
        onSubmit={(event) => void submit(event)}
      >
        <h3>{t('pairTitle')}</h3>
        <p>{t('firstKiosk', { address: `${window.location.host}${PAGES.kiosk.path}` })}</p>
        <div className="kiosks-fields">
          <TextField
            id="kiosk-code"
            label={t('code')}
            autoComplete="off"
            inputMode="numeric"
            maxLength={9}
            value={code}
            error={errorOf('code')}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <TextField
            id="kiosk-name"
            label={t('name')}
            autoComplete="off"
            maxLength={60}
            value={name}
            error={errorOf('name')}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <button type="submit" className="staff-btn primary" aria-disabled={busy || undefined}>
            {t('pair')}
          </button>
        </div>
      </form>
      <p role="status">{said}</p>
      {problem !== '' && <p role="alert">{problem}</p>}
    </section>
  );
}
