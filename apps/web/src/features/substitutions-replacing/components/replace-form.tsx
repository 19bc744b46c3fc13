import { useNavigate } from '@tanstack/react-router';
import { BECAUSE_MAX, BECAUSE_MIN } from '@yay/contract/mass-cancellation/values';
import { PAGES } from '@yay/contract/pages';
import type { ItemOrdered } from '@yay/contract/substitutions/calls';
import type { PlainDate } from '@yay/domain/calendar';
import { ConfirmDialog } from '@yay/ui/confirm-dialog';
import { NativeSelect } from '@yay/ui/native-select';
import { TextArea } from '@yay/ui/text-area';
import { useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText, useFieldText } from '../../../lib/error-text.ts';
import { focusFirstError } from '../../../lib/focus-first-error.ts';
import { formatDate } from '../../../lib/format.ts';
import { isHttpError } from '../../../lib/http/index.ts';
import { FormSection } from '../../../lib/record-form/index.ts';
import { ResourceSearch } from '../../../lib/resource-search/index.ts';
import { newUuid } from '../../../lib/uuid.ts';
import { replaceItem } from '../api/replacing.ts';
import { ReplacePreview, useReplacePreview } from './replace-preview.tsx';

type To = { id: number; name: string };
type Wrong = { to?: string; because?: string; days?: string };

/** Which days, what instead, and why; beside it what would happen, worked out anew with each choice. */
export function ReplaceForm({ ordered }: { ordered: ItemOrdered }) {
  const t = useTranslations('substitutions-replacing');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const fieldText = useFieldText();
  const { menu, item } = ordered;
  const days = ordered.days.filter((day) => !day.locked);
  const firstOrdered = days.find((day) => day.orders > 0) ?? days[0];
  const [starts, setStarts] = useState<PlainDate | undefined>(firstOrdered?.date);
  const [ends, setEnds] = useState<PlainDate | undefined>(firstOrdered?.date);
  const [to, setTo] = useState<To | null>(null);
  const [because, setBecause] = useState('');
  const [wrong, setWrong] = useState<Wrong>({});
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const key = useRef<string | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const asked =
    to && starts && ends
      ? { from_item_id: item.id, to_item_id: to.id, starts_on: starts, ends_on: ends }
      : null;
  const preview = useReplacePreview(menu.id, asked);

  function ask() {
    const missing: Wrong = {
      ...(to === null && { to: t('chooseTo') }),
      ...(because.trim().length < BECAUSE_MIN && { because: t('required') }),
    };
    setWrong(missing);
    if (Object.keys(missing).length === 0) setAsks(true);
    else focusFirstError(body.current);
  }
  async function replace() {
    if (asked === null) return;
    setBusy(true);
    // The same key until it is answered: a lost answer is asked for again, not done again.
    key.current ??= newUuid();
    try {
      const body = { ...asked, because: because.trim() };
      const done = await replaceItem(menu.id, body, key.current);
      await navigate({
        to: PAGES.menuReplace.path,
        params: { menu: String(done.served_menu.id) },
        search: { substitution: String(done.id) },
      });
    } catch (error) {
      const errors = isHttpError(error) && error.status === 422 ? error.errors : undefined;
      const text = (field: string) => {
        const codes = errors?.[field];
        return codes ? fieldText(codes) : undefined;
      };
      if (errors) {
        key.current = null;
        setWrong({
          to: text('to_item_id') ?? text('from_item_id'),
          because: text('because'),
          days: text('starts_on') ?? text('ends_on'),
        });
      } else {
        showAlert(errorText(error));
      }
      setAsks(false);
    }
    setBusy(false);
  }

  return (
    <div ref={body} className="record-body replacing-body">
      <div>
        <FormSection title={t('daysSection')} note={t('daysNote')}>
          <div className="replacing-days">
            <NativeSelect
              label={t('from')}
              error={wrong.days}
              value={starts}
              onChange={({ target }) => {
                const date = target.value as PlainDate;
                setStarts(date);
                if (ends && ends < date) setEnds(date);
              }}
            >
              <DayOptions days={days} />
            </NativeSelect>
            <NativeSelect
              label={t('until')}
              value={ends}
              onChange={({ target }) => setEnds(target.value as PlainDate)}
            >
              <DayOptions days={days.filter((day) => !starts || day.date >= starts)} />
            </NativeSelect>
          </div>
        </FormSection>
        <FormSection title={t('toSection')} note={t('toNote')}>
          <ResourceSearch
            label={t('to')}
            hint={t('toHint')}
            error={wrong.to}
            model="Item"
            offered
            selected={to}
            without={[item.id]}
            onSelect={(hit) => {
              setTo(hit && { id: hit.id, name: hit.name });
              setWrong((before) => ({ ...before, to: undefined }));
              key.current = null;
            }}
          />
        </FormSection>
        <FormSection title={t('becauseSection')} note={t('becauseNote')}>
          <TextArea
            className="full"
            label={t('because')}
            hint={t('becauseHint')}
            error={wrong.because}
            maxLength={BECAUSE_MAX}
            rows={2}
            value={because}
            onChange={({ target }) => {
              setBecause(target.value);
              key.current = null;
            }}
          />
        </FormSection>
        <div className="replacing-foot">
          <button type="button" className="staff-btn primary" onClick={ask}>
            {t(preview.data?.orders === 0 ? 'submitNone' : 'submit')}
          </button>
        </div>
      </div>
      <ReplacePreview query={preview} isAsked={asked !== null} />
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => void replace()}
        title={t('confirmTitle', { from: item.name, to: to?.name ?? '' })}
        confirmLabel={t('confirm')}
        closeLabel={t('close')}
        loading={busy}
        loadingLabel={t('working')}
      >
        <p>{t('confirmText', { families: preview.data?.families ?? ordered.families })}</p>
      </ConfirmDialog>
    </div>
  );
}

function DayOptions({ days }: { days: ItemOrdered['days'] }) {
  const t = useTranslations('substitutions-replacing');
  const locale = useLocale();
  return days.map(({ date, orders }) => (
    <option key={date} value={date}>
      {t('day', {
        day: formatDate(date, locale, { weekday: 'short', month: 'short', day: 'numeric' }),
        orders,
      })}
    </option>
  ));
}
