import { useQuery } from '@tanstack/react-query';
import { PlusIcon, TrashIcon } from '@yay/ui/icons';
import { Popover } from '@yay/ui/popover';
import { type FormEvent, useId, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { showAlert } from '../alerts/index.ts';
import { serverNowMs } from '../clock.ts';
import { readView, viewText, writeAddress } from './address.ts';
import { countQuery, keepView, removeView } from './api.ts';
import { ListTab } from './list-tabs.tsx';
import { toSelection } from './query.ts';
import type { List, ListPreset, ListRow } from './types.ts';
import type { ListControl } from './use-list.ts';

/**
 * Shows the tabs of a list: everything, the views that all have, one's own, and the present view,
 * to be kept.
 */
export function ListViews<Row extends ListRow>({ control }: { control: ListControl<Row> }) {
  const t = useTranslations('admin.list');
  const { list, views, current, state, go } = control;
  const addressOf = (query: string, view: number | null = null) =>
    writeAddress(list, { ...readView(list, query), page: 1, view });
  const named = current.kind === 'saved' ? views.find(({ id }) => id === current.id) : undefined;

  async function drop(id: number, name: string) {
    try {
      await removeView(list.name, id);
      if (state.view === id) go({ view: null }, { replace: true });
    } catch {
      showAlert(t('viewDeleteFailed'));
    }
    return name;
  }
  return (
    <div className="views">
      <nav aria-label={t('views')}>
        <ListTab
          search={addressOf('')}
          here={current.kind === 'everything'}
          changed={current.changed}
          title={list.everything}
        />
        {list.presets?.map((preset) => (
          <ListTab
            key={preset.id}
            search={addressOf(preset.query)}
            here={current.kind === 'preset' && current.id === preset.id}
            title={preset.title}
          >
            <PresetCount list={list} preset={preset} />
          </ListTab>
        ))}
        {views.map((view) => (
          <ListTab
            key={view.id}
            search={addressOf(view.query, view.id)}
            here={current.kind === 'saved' && current.id === view.id}
            changed={current.changed}
            title={view.name}
          />
        ))}
      </nav>
      <SaveView control={control} suggested={named?.name ?? ''} />
      {named && (
        <button
          type="button"
          className="staff-btn quiet small square"
          aria-label={t('viewDelete', { name: named.name })}
          onClick={() => void drop(named.id, named.name)}
        >
          <TrashIcon small />
        </button>
      )}
    </div>
  );
}

function PresetCount<Row extends ListRow>({
  list,
  preset,
}: {
  list: List<Row>;
  preset: ListPreset;
}) {
  const format = useFormatter();
  const selection = toSelection(list, readView(list, preset.query), serverNowMs());
  const { data } = useQuery(countQuery(list.name, selection));
  return data === undefined ? null : <span className="n">{format.number(data)}</span>;
}

function SaveView<Row extends ListRow>({
  control,
  suggested,
}: {
  control: ListControl<Row>;
  suggested: string;
}) {
  const t = useTranslations('admin.list');
  const { list, state, views, go } = control;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [saving, setSaving] = useState(false);
  const replaces = views.some((view) => view.name === name.trim());

  async function save(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '' || saving) return;
    setSaving(true);
    try {
      const query = viewText(list, state);
      const view = await keepView(list.name, { name: name.trim(), query });
      setOpen(false);
      go({ view: view.id, page: state.page }, { replace: true });
    } catch {
      showAlert(t('viewFailed'));
    } finally {
      setSaving(false);
    }
  }
  return (
    <Popover
      open={open}
      onOpenChange={(next) => {
        setName(suggested);
        setOpen(next);
      }}
      label={t('saveView')}
      buttonClass="save-view"
      button={
        <>
          <PlusIcon small />
          {t('saveView')}
        </>
      }
    >
      <form className="pop-form" onSubmit={(event) => void save(event)}>
        <label htmlFor={id}>{t('viewName')}</label>
        <input
          id={id}
          className="staff-in"
          data-first
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          aria-describedby={replaces ? `${id}-note` : undefined}
        />
        {replaces && (
          <p id={`${id}-note`} className="pop-note">
            {t('viewReplaces')}
          </p>
        )}
        <div className="pop-foot">
          <button
            type="submit"
            className="staff-btn primary"
            disabled={name.trim() === ''}
            aria-busy={saving || undefined}
          >
            {t('viewSave')}
          </button>
        </div>
      </form>
    </Popover>
  );
}
