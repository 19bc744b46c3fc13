import { AlertList } from '@yay/ui/alert-list';
import { alertType, isAlertKey } from '@yay/words/alerts/keys';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import {
  type Alert,
  dismissAlert,
  holdAlerts,
  keepAlert,
  releaseAlerts,
  useAlerts,
} from '../../../lib/alerts/index.ts';
import { firstData } from '../../../lib/first-data.ts';
import { readingTime } from '../model/reading-time.ts';

/** The messages that stand above the page, stacked in the order they came. */
export function AlertMessages() {
  const standing = useAlerts();
  const t = useTranslations('alerts');
  const frame = useTranslations('shell.alerts');
  const { email } = firstData().config.contact;
  const textOf = ({ key, values }: Alert) => (isAlertKey(key) ? t(key, { email, ...values }) : key);

  const timed = useRef(new WeakSet<Alert>());
  useEffect(() => {
    for (const alert of standing) {
      if (timed.current.has(alert)) continue;
      timed.current.add(alert);
      keepAlert(alert.key, alert.timeoutMs ?? readingTime(alert.key, textOf(alert)));
    }
  });

  function dismiss(key: string) {
    dismissAlert(key);
    // An element that is removed is neither left by the pointer nor blurred.
    releaseAlerts('pointer');
    releaseAlerts('focus');
  }

  return (
    <AlertList
      messages={standing.map((alert) => ({
        id: alert.key,
        type: alertType(alert.key),
        text: textOf(alert),
        boosted: alert.boosted,
      }))}
      onDismiss={dismiss}
      onHold={holdAlerts}
      onRelease={releaseAlerts}
      dismissLabel={frame('dismiss')}
      typeLabels={{
        success: frame('success'),
        error: frame('error'),
        warning: frame('warning'),
      }}
    />
  );
}
