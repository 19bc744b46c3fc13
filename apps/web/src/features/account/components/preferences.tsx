import type { Account } from '@yay/contract/identity/account';
import { Segmented } from '@yay/ui/segmented';
import { Switch } from '@yay/ui/switch';
import { LOCALES } from '@yay/words/locales';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import type { AccountChanges } from '../api/update-account.ts';
import { useAccountSaving } from '../model/use-account-saving.ts';
import { SectionHead } from './section-head.tsx';

const LETTERS = [
  { field: 'notify_week_preview', word: 'weekPreview' },
  { field: 'notify_nothing_chosen', word: 'nothingChosen' },
  { field: 'notify_not_picked_up', word: 'notPickedUp' },
] as const;

/** Language and letters: each is saved the moment that it is changed. */
export function Preferences({ account }: { account: Account }) {
  const t = useTranslations('account');
  const errorText = useErrorText();
  const save = useAccountSaving();
  const [saving, setSaving] = useState<AccountChanges>({});
  const shown = { ...account, ...saving };

  async function choose(change: AccountChanges) {
    setSaving({ ...saving, ...change });
    try {
      await save(change);
    } catch (error) {
      showAlert(errorText(error));
    }
    setSaving({});
  }

  return (
    <>
      <section className="form" aria-labelledby="language">
        <SectionHead id="language" title={t('language.title')}>
          {t('language.text')}
        </SectionHead>
        <div>
          <Segmented
            label={t('language.label')}
            options={LOCALES.map((value) => ({ value, label: t(`language.names.${value}`) }))}
            value={shown.locale}
            onChange={(locale) => void choose({ locale })}
          />
        </div>
      </section>
      {account.abilities.order && (
        <section className="form" aria-labelledby="notifications">
          <SectionHead id="notifications" title={t('notifications.title')}>
            {t('notifications.text')}
          </SectionHead>
          <div className="account-switches">
            {LETTERS.map(({ field, word }) => (
              <Switch
                key={field}
                checked={shown[field]}
                onChange={(on) => void choose({ [field]: on })}
              >
                {t(`notifications.${word}`)}
              </Switch>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
