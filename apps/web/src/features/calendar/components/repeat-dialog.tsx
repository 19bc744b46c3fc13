import type { Luncher } from '@yay/contract/lunchers/calls';
import type { LuncherRepeat } from '@yay/contract/repeats/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { Button } from '@yay/ui/button';
import { Dialog } from '@yay/ui/dialog';
import { ExclamationTriangleIcon } from '@yay/ui/icons';
import { Notice } from '@yay/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl/react';
import { switchRepeat } from '../api/repeats.ts';
import { announce } from '../state/announce.ts';
import { dateShort, dayLong, usd } from './say.ts';
import './repeat-dialog.css';

type RepeatDialogProps = {
  monday: PlainDate;
  luncher: Luncher;
  repeat: LuncherRepeat;
  paused: boolean;
  unsaved: boolean;
  onDone: () => void;
  onClose: () => void;
};

/** Explains repeating before it begins, and shows the orders that ending it would take back. */
export default function RepeatDialog(props: RepeatDialogProps) {
  const { monday, luncher, repeat, paused, unsaved, onDone, onClose } = props;
  const t = useTranslations('calendar-choosing.repeat');
  const [busy, setBusy] = useState<'start' | 'stop' | null>(null);
  const [failed, setFailed] = useState(false);
  const child = luncher.first;
  const on = repeat.is_repeating;

  async function turn(to: 'start' | 'stop') {
    setBusy(to);
    setFailed(false);
    try {
      await switchRepeat(luncher.id, to === 'start' ? monday : null);
      announce(t(to === 'start' ? 'started' : 'stopped', { child }));
      onDone();
      onClose();
    } catch {
      setFailed(true);
    } finally {
      setBusy(null);
    }
  }

  const fromHere = on && repeat.canRepeat && repeat.seed_monday !== monday;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={busy !== null}
      title={t(on ? 'stateTitle' : 'startTitle', { child })}
      closeLabel={t('close')}
      footer={
        on ? (
          <Button
            kind="line"
            loading={busy === 'stop'}
            loadingLabel={t('stopping')}
            onClick={() => void turn('stop')}
          >
            {t('stop')}
          </Button>
        ) : undefined
      }
      {...(on
        ? fromHere
          ? {
              done: {
                label: t('instead'),
                onPress: () => void turn('start'),
                loading: busy === 'start',
                loadingLabel: t('starting'),
              },
            }
          : {}
        : {
            done: {
              label: t('start'),
              onPress: () => void turn('start'),
              loading: busy === 'start',
              loadingLabel: t('starting'),
              disabled: unsaved,
            },
          })}
    >
      <div className="repeat">
        {failed && (
          <Notice tone="danger" live="alert">
            {t('failed')}
          </Notice>
        )}
        {paused && <Notice tone="late">{t('paused')}</Notice>}
        {on ? <Running repeat={repeat} /> : <p>{t('startText')}</p>}
        {unsaved && (!on || fromHere) && <Notice tone="unsaved">{t('unsaved')}</Notice>}
        {!on && <p className="quiet">{t('startGuard', { child })}</p>}
      </div>
    </Dialog>
  );
}

function Running({ repeat }: { repeat: LuncherRepeat }) {
  const t = useTranslations('calendar-choosing.repeat');
  const codes = useTranslations('refusals.day');
  const { removable, skipped, seed_monday: seed, ends_on: end } = repeat;
  return (
    <>
      {seed && (
        <p>
          {end && end >= seed
            ? t('seed', { week: dateShort(seed), end: dateShort(end) })
            : t('seedOver', { week: dateShort(seed) })}
        </p>
      )}
      {skipped.length > 0 && (
        <section>
          <h3>{t('skippedTitle')}</h3>
          <ul className="repeat-skipped">
            {skipped.map(({ date, code }) => (
              <li key={date}>
                <ExclamationTriangleIcon />
                <span>
                  <b>{`${dayLong(date)}, ${dateShort(date)}`}</b>
                  <small>{codes(code)}</small>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{t('stopTitle')}</h3>
        <p className="quiet">
          {removable.orders > 0
            ? t('goes', { count: removable.orders, amount: usd(removable.total) })
            : t('goesNothing')}{' '}
          {t('stays')}
        </p>
        {repeat.why_not && (
          <p className="quiet">
            {t('notFromHere')} {t(`why.${repeat.why_not}`)}
          </p>
        )}
      </section>
    </>
  );
}
