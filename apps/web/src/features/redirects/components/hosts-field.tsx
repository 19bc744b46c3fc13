import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TextArea } from '@yay/ui/text-area';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { FormSection } from '../../../lib/record-form/index.ts';
import { hostsQuery, saveHosts } from '../api/redirects.ts';

/** The other sites to which redirects may lead, one a line. Saved by itself. */
export function HostsField() {
  const t = useTranslations('redirects.hosts');
  const client = useQueryClient();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const { data, error: unread } = useQuery(hostsQuery);
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const saved = (data ?? []).join('\n');
  const text = typed ?? saved;

  async function save() {
    if (busy) return;
    setBusy(true);
    try {
      const hosts = text.split(/\s+/).filter((host) => host !== '');
      client.setQueryData(hostsQuery.queryKey, await saveHosts(hosts));
      setTyped((now) => (now === text ? undefined : now));
      showAlert('redirectSaved');
    } catch (failure) {
      const [codes] = isHttpError(failure) ? Object.values(failure.errors) : [];
      setError(codes ? fieldText(codes) : errorText(failure));
    }
    setBusy(false);
  }
  return (
    <FormSection title={t('title')} note={t('note')}>
      <TextArea
        id="redirect-hosts"
        className="full"
        label={t('label')}
        hint={t('hint')}
        rows={3}
        value={text}
        disabled={data === undefined}
        error={error ?? (unread ? errorText(unread) : undefined)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      {text !== saved && (
        <button
          type="button"
          className="staff-btn"
          aria-disabled={busy || undefined}
          onClick={() => void save()}
        >
          {t('save')}
        </button>
      )}
    </FormSection>
  );
}
