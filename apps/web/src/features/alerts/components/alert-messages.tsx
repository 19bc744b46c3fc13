import { AlertList } from '@yay/ui/alert-list';
import { alertType, isAlertKey } from '@yay/words/alerts/keys';
import { useTranslations } from 'use-intl';
import { dismissAlert, useAlerts } from '../../../lib/alerts/index.ts';
import { firstData } from '../../../lib/first-data.ts';

/** The messages that stand above the page, stacked in the order they came. */
export function AlertMessages() {
  const standing = useAlerts();
  const t = useTranslations('alerts');
  const frame = useTranslations('shell.alerts');
  const { email } = firstData().config.contact;
  return (
    <AlertList
      messages={standing.map(({ key, values, boosted }) => ({
        id: key,
        type: alertType(key),
        text: isAlertKey(key) ? t(key, { email, ...values }) : key,
        boosted,
      }))}
      onDismiss={dismissAlert}
      dismissLabel={frame('dismiss')}
      typeLabels={{
        success: frame('success'),
        error: frame('error'),
        warning: frame('warning'),
      }}
    />
  );
}
