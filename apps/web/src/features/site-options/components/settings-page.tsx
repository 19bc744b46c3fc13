import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SiteOptionRecord } from '@yay/contract/site-options/calls';
import type { SiteOptionType } from '@yay/contract/site-options/fields';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ConflictNotice } from '../../../lib/conflict/index.ts';
import { LeaveGuard } from '../../../lib/leave-guard.tsx';
import { useOpenPart } from '../../../lib/open-part.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { SaveBar } from '../../../lib/record-form/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { SETTINGS_KEY, settingsQuery } from '../api/settings.ts';
import { FORM_FIELDS } from '../model/form-fields.ts';
import { valuesOf } from '../model/form-values.ts';
import { OptionSection } from './option-section.tsx';
import { useOptionWords } from './use-option-words.ts';
import { type OptionForm, useSettingsForm } from './use-settings-form.ts';
import '../../../lib/staff/record.css';
import './settings.css';

const OptionHistory = lazy(() => import('./option-history.tsx'));
const ClosingDialog = lazy(() => import('./closing-dialog.tsx'));

/** Everything that is set for the whole site, as typed forms with one bar that saves. */
export function SettingsPage() {
  const t = useTranslations('site-options');
  const client = useQueryClient();
  const query = useQuery(settingsQuery);
  const look = () => void client.invalidateQueries({ queryKey: SETTINGS_KEY });
  useChannel('private-list.site_options', { 'list.changed': look, missed: look });
  return (
    <div className="record settings">
      <div className="record-head">
        <div>
          <h1>{t('title')}</h1>
          <p className="record-meta">{t('lead')}</p>
        </div>
      </div>
      <StaffPart query={query} texts={t}>
        {(options) => <SettingsForms options={options} />}
      </StaffPart>
    </div>
  );
}

function SettingsForms({ options }: { options: readonly SiteOptionRecord[] }) {
  const { labelOf, valueText } = useOptionWords();
  const edit = useSettingsForm(options);
  useOpenPart();
  const [history, setHistory] = useState<SiteOptionType | null>(null);
  const choice = useRef<HTMLElement>(null);
  const choose = () => choice.current?.focus();
  const opened = edit.forms.find(({ option }) => option.type === history);
  const names = edit.changed.flatMap(({ option: { type }, changed }) =>
    changed.map((path) => labelOf(type, path)),
  );
  return (
    <div className="settings-body">
      <SettingsNav forms={edit.forms} />
      <form
        ref={edit.errors.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (edit.conflict) choose();
          else void edit.save();
        }}
      >
        {edit.conflict && (
          <ConflictNotice
            ref={choice}
            rows={edit.changed.flatMap(({ option: { type, fields }, values, changed }) =>
              FORM_FIELDS[type]
                .filter(({ path }) => changed.includes(path))
                .map((field) => ({
                  id: `${type}.${field.path}`,
                  label: labelOf(type, field.path),
                  theirs: valueText(field, valuesOf(type, fields)[field.path]),
                  mine: valueText(field, values[field.path]),
                })),
            )}
            busy={edit.busy}
            onKeep={edit.settle}
            onTakeTheirs={edit.discard}
          />
        )}
        {edit.forms.map((form) => (
          <OptionSection
            key={form.option.type}
            form={form}
            errorOf={edit.errors.errorOf}
            onHistory={() => setHistory(form.option.type)}
          />
        ))}
        {/* Enter in a field saves, as the bar does. */}
        <button type="submit" hidden tabIndex={-1} />
      </form>
      <SaveBar
        names={names}
        saving={edit.busy}
        onSave={() => void edit.save()}
        onDiscard={edit.discard}
        onChoose={edit.conflict ? choose : undefined}
      />
      <LeaveGuard unsaved={names.length} />
      <Suspense>
        {opened && (
          <OptionHistory
            type={opened.option.type}
            mayChange={opened.option.may_change}
            onRestore={(fields, from) => {
              opened.restore(fields, from);
              setHistory(null);
            }}
            onClose={() => setHistory(null)}
          />
        )}
        {edit.asking && (
          <ClosingDialog
            step={edit.asking}
            busy={edit.busy}
            onNext={() => edit.ask('twice')}
            onConfirm={() => void edit.saveClosing()}
            onClose={() => edit.ask(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The types one below the other: what is on, and what is changed and not saved. */
function SettingsNav({ forms }: { forms: readonly OptionForm[] }) {
  const t = useTranslations('site-options');
  const standing = ({ option: { fields } }: OptionForm): string => {
    if ('visible' in fields) return fields.visible ? t('showing') : t('off');
    return 'enabled' in fields ? t(fields.enabled ? 'on' : 'off') : '';
  };
  return (
    <nav className="settings-nav" aria-label={t('sections')}>
      <ul>
        {forms.map((form) => {
          const { type } = form.option;
          return (
            <li key={type}>
              <a href={`#${type}`} data-changed={form.changed.length > 0 || undefined}>
                <span>
                  <b>{t(`types.${type}`)}</b>
                  <small>{type}</small>
                </span>
                <span className="dim">{standing(form)}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
