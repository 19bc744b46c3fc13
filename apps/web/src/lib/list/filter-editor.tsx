import type { ListModel } from '@yay/contract/lists/calls';
import { lazy, Suspense, useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { showAlert } from '../alerts/index.ts';
import { splitChoices } from './address.ts';
import { ApplyFoot, OptionList } from './filter-parts.tsx';
import { useFilterOptions } from './filter-text.ts';
import type { ListFilter } from './types.ts';

/** Comes with a calendar, which a list only needs once somebody filters by days. */
const DatesEditor = lazy(() => import('./dates-editor.tsx'));
/** Comes with a search box. */
const RecordsEditor = lazy(() => import('./records-editor.tsx'));

/** So many that one looks for one by its name. */
const MANY = 10;

/** Takes or changes the value of one filter, as its kind asks for; an empty one takes it away. */
export function FilterEditor({
  list,
  filter,
  value,
  onApply,
}: {
  list: string;
  filter: ListFilter;
  value: string;
  onApply: (value: string) => void;
}) {
  const t = useTranslations('admin.list');
  switch (filter.kind) {
    case 'choice':
    case 'choices':
      return <Choices {...{ list, filter, value, onApply }} several={filter.kind === 'choices'} />;
    case 'records':
      return <Records {...{ list, filter, value, onApply }} model={filter.model} />;
    case 'within':
      return (
        <OptionList
          options={filter.days.map((days) => ({ value: String(days), label: t('days', { days }) }))}
          chosen={[value]}
          several={false}
          onToggle={onApply}
        />
      );
    case 'text':
      return <TextEditor {...{ value, onApply }} />;
    case 'dates':
      return (
        <Suspense fallback={<p className="pop-note">{t('loading')}</p>}>
          <DatesEditor title={filter.title} {...{ value, onApply }} />
        </Suspense>
      );
  }
}

function Choices({
  list,
  filter,
  value,
  several,
  onApply,
}: {
  list: string;
  filter: ListFilter;
  value: string;
  several: boolean;
  onApply: (value: string) => void;
}) {
  const t = useTranslations('admin.list');
  const { options, error, loading } = useFilterOptions(list, filter, value);
  const [chosen, setChosen] = useState(() => splitChoices(value));
  const [sought, setSought] = useState('');
  useEffect(() => {
    if (error) showAlert('getOptionsFailed');
  }, [error]);
  const matching = options.filter(({ label }) =>
    label.toLocaleLowerCase().includes(sought.trim().toLocaleLowerCase()),
  );
  if (error) return <p className="pop-note">{t('optionsFailed')}</p>;
  if (loading) return <p className="pop-note">{t('loading')}</p>;
  const finder = options.length > MANY && (
    <input
      className="staff-in"
      type="search"
      data-first
      aria-label={t('findOption')}
      placeholder={t('findOption')}
      value={sought}
      onChange={(event) => setSought(event.currentTarget.value)}
    />
  );
  if (!several) {
    return (
      <>
        {finder}
        <OptionList options={matching} chosen={chosen} several={false} onToggle={onApply} />
        {matching.length === 0 && <p className="pop-note">{t('noOptions')}</p>}
      </>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onApply(chosen.join(','));
      }}
    >
      {finder}
      <OptionList
        options={matching}
        chosen={chosen}
        several
        onToggle={(one) =>
          setChosen(chosen.includes(one) ? chosen.filter((id) => id !== one) : [...chosen, one])
        }
      />
      {matching.length === 0 && <p className="pop-note">{t('noOptions')}</p>}
      <ApplyFoot disabled={chosen.length === 0} />
    </form>
  );
}

/** The chosen records have names, which the address does not hold. */
function Records({
  list,
  filter,
  value,
  model,
  onApply,
}: {
  list: string;
  filter: ListFilter;
  value: string;
  model: ListModel;
  onApply: (value: string) => void;
}) {
  const t = useTranslations('admin.list');
  const { options, error, loading } = useFilterOptions(list, filter, value);
  useEffect(() => {
    if (error) showAlert('getOptionsFailed');
  }, [error]);
  if (error) return <p className="pop-note">{t('optionsFailed')}</p>;
  if (loading) return <p className="pop-note">{t('loading')}</p>;
  return (
    <Suspense fallback={<p className="pop-note">{t('loading')}</p>}>
      <RecordsEditor title={filter.title} {...{ model, options, onApply }} />
    </Suspense>
  );
}

function TextEditor({ value, onApply }: { value: string; onApply: (value: string) => void }) {
  const t = useTranslations('admin.list');
  const id = useId();
  const [text, setText] = useState(value);
  return (
    <form
      className="pop-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim()) onApply(text.trim());
      }}
    >
      <label htmlFor={id}>{t('textValue')}</label>
      <input
        id={id}
        className="staff-in"
        data-first
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <ApplyFoot disabled={text.trim() === ''} />
    </form>
  );
}
