import { useQueryClient } from '@tanstack/react-query';
import type { SiteOptionRecord } from '@yay/contract/site-options/calls';
import { useState } from 'react';
import { showAlert } from '../../../lib/alerts/index.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { useFormErrors } from '../../../lib/record-form/use-form-errors.ts';
import { SETTINGS_KEY, saveSettings, settingsQuery } from '../api/settings.ts';
import { bodyOf, type DraftedOption, type Drafts, drafted } from '../model/drafts.ts';
import { type FormValue, type FormValues, valuesOf } from '../model/form-values.ts';

export interface OptionForm extends DraftedOption {
  readonly locked: boolean;
  set(path: string, value: FormValue): void;
  restore(fields: Readonly<Record<string, unknown>>, from: number | null): void;
}

/** Every form of the settings at once: one bar saves what is changed in any of them. */
export function useSettingsForm(options: readonly SiteOptionRecord[]) {
  const errors = useFormErrors();
  const [drafts, setDrafts] = useState<Drafts>({});
  const saving = useSaving({ options, errors, onSaved: () => setDrafts({}) });

  function begin(option: SiteOptionRecord, edits: FormValues, restoredFrom: number | null) {
    const { type, version } = option;
    errors.forgetError(type);
    setDrafts((now) => ({
      ...now,
      [type]: { edits, version: now[type]?.version ?? version, restoredFrom },
    }));
  }
  const forms = options.map((option): OptionForm => {
    const draft = drafts[option.type];
    return {
      ...drafted(option, draft),
      locked: !option.may_change || saving.busy,
      set: (path, value) =>
        begin(option, { ...draft?.edits, [path]: value }, draft?.restoredFrom ?? null),
      restore: (fields, from) => begin(option, valuesOf(option.type, fields), from),
    };
  });
  const changed = forms.filter((form) => form.changed.length > 0);

  return {
    ...saving,
    forms,
    changed,
    errors,
    conflict: saving.conflict && changed.length > 0,
    discard() {
      errors.clearErrors();
      saving.settled();
      setDrafts({});
    },
    save: () => saving.save(drafts, false),
    saveClosing: () => saving.save(drafts, true),
    /** Saves on top of what somebody else saved, whose values stand in these fields (`type.path`). */
    settle(theirs: readonly string[]) {
      const onTop: Drafts = Object.fromEntries(
        changed.map(({ option: { type, version } }) => {
          const edits = Object.entries(drafts[type]?.edits ?? {}).filter(
            ([path]) => !theirs.includes(`${type}.${path}`),
          );
          return [type, { edits: Object.fromEntries(edits), version, restoredFrom: null }];
        }),
      );
      setDrafts(onTop);
      saving.settled();
      void saving.save(onTop, false);
    },
  };
}

type Asking = 'once' | 'twice' | null;

/** Saves, and keeps what came of it: somebody else’s change, or the question before it closes all. */
function useSaving({
  options,
  errors,
  onSaved,
}: {
  options: readonly SiteOptionRecord[];
  errors: ReturnType<typeof useFormErrors>;
  onSaved: () => void;
}) {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState(false);
  const [asking, setAsking] = useState<Asking>(null);

  async function save(drafts: Drafts, closingConfirmed: boolean) {
    const body = bodyOf(options, drafts, closingConfirmed);
    if (busy || !('plain' in body || 'guarded' in body)) return;
    setBusy(true);
    setAsking(null);
    errors.clearErrors();
    try {
      client.setQueryData(settingsQuery.queryKey, await saveSettings(body));
      void client.invalidateQueries({ queryKey: [...SETTINGS_KEY, 'history'] });
      onSaved();
      setConflict(false);
      showAlert('settingsSaved');
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  }

  function refuse(error: unknown) {
    if (isHttpError(error) && error.code === 'closes_ordering') return setAsking('once');
    const now =
      isHttpError(error) && error.code === 'settings_changed'
        ? (error.body as { data?: SiteOptionRecord[] }).data
        : undefined;
    if (now === undefined) return errors.sayRefusal(error);
    client.setQueryData(settingsQuery.queryKey, now);
    setConflict(true);
  }
  return { save, busy, conflict, settled: () => setConflict(false), asking, ask: setAsking };
}
