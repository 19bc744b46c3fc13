import type { SecondFactorState } from '@yay/contract/identity/second-factor';
import { Button } from '@yay/ui/button';
import { IconButton } from '@yay/ui/icon-button';
import {
  CheckCircleIcon,
  DevicePhoneMobileIcon,
  FingerPrintIcon,
  KeyIcon,
  MinusCircleIcon,
  PencilIcon,
  TrashIcon,
} from '@yay/ui/icons';
import { Tag } from '@yay/ui/tag';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { deviceZone } from '../../../lib/format.ts';
import { formatDayOf } from '../../../lib/more-formats.ts';
import { supportsPasskeys } from '../../../lib/passkeys.ts';
import type { Passkey, Task } from '../model/change.ts';

/** Lists the factors that are set up, with the acts on them. */
export function FactorList({
  state,
  onTask,
}: {
  state: SecondFactorState;
  onTask: (task: Task) => void;
}) {
  const t = useTranslations('second-factor');
  const day = useDay();
  const { totp, passkeys } = state;
  const any = totp !== null || passkeys.length > 0;
  return (
    <ul className="factors">
      <Row
        icon={<DevicePhoneMobileIcon />}
        title={t('app.title')}
        on={totp !== null}
        text={totp ? t('added', { date: day(totp.added_at) }) : t('app.text')}
        action={
          totp ? (
            <Button kind="quiet-danger" onClick={() => onTask({ kind: 'removeApp' })}>
              {t('app.remove')}
            </Button>
          ) : (
            <Button kind="line" onClick={() => onTask({ kind: 'addApp' })}>
              {t('app.add')}
            </Button>
          )
        }
      />
      <Row
        icon={<FingerPrintIcon />}
        title={t('passkeys.title')}
        on={passkeys.length > 0}
        text={t('passkeys.text')}
        action={
          supportsPasskeys() && (
            <Button kind="line" onClick={() => onTask({ kind: 'addPasskey' })}>
              {t('passkeys.add')}
            </Button>
          )
        }
      >
        {!supportsPasskeys() && <p>{t('passkeys.unsupported')}</p>}
        {passkeys.length > 0 && <PasskeyRows passkeys={passkeys} onTask={onTask} />}
      </Row>
      {any && (
        <Row
          icon={<KeyIcon />}
          title={t('recovery.title')}
          on={state.recovery_codes_left > 0}
          text={t('recovery.left', { count: state.recovery_codes_left })}
          action={
            <Button kind="line" onClick={() => onTask({ kind: 'renewCodes' })}>
              {t('recovery.renew')}
            </Button>
          }
        />
      )}
    </ul>
  );
}

function Row(props: {
  icon: ReactNode;
  title: string;
  on: boolean;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}) {
  const t = useTranslations('second-factor');
  const { icon, title, on, text, action, children } = props;
  return (
    <li className="factor">
      <span className="factor-icon">{icon}</span>
      <div>
        <h3>
          {title}{' '}
          <Tag tone={on ? 'ok' : 'off'} icon={on ? <CheckCircleIcon /> : <MinusCircleIcon />}>
            {on ? t('on') : t('off')}
          </Tag>
        </h3>
        <p>{text}</p>
        {children}
      </div>
      <div className="factor-action">{action}</div>
    </li>
  );
}

function PasskeyRows({
  passkeys,
  onTask,
}: {
  passkeys: readonly Passkey[];
  onTask: (task: Task) => void;
}) {
  const t = useTranslations('second-factor');
  const day = useDay();
  return (
    <ul className="passkeys" aria-label={t('passkeys.title')}>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <span>
            <b>{passkey.name}</b>
            <small>
              {t('added', { date: day(passkey.added_at) })},{' '}
              {passkey.last_used_at
                ? t('used', { date: day(passkey.last_used_at) })
                : t('neverUsed')}
            </small>
          </span>
          <IconButton
            label={t('passkeys.rename', { name: passkey.name })}
            onClick={() => onTask({ kind: 'renamePasskey', passkey })}
          >
            <PencilIcon />
          </IconButton>
          <IconButton
            label={t('passkeys.remove', { name: passkey.name })}
            onClick={() => onTask({ kind: 'removePasskey', passkey })}
          >
            <TrashIcon />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function useDay(): (instant: string) => string {
  const locale = useLocale();
  return (instant) => formatDayOf(instant, deviceZone(), locale);
}
