import type { ActivityChange, ActivityEntry } from '@yay/contract/activity/calls';
import { plainDate } from '@yay/domain/calendar';
import { formatPhone } from '@yay/domain/phones';
import { useLocale, useTranslations } from 'use-intl';
import { serverNowMs } from '../../../lib/clock.ts';
import { dateInZone, formatDate, formatMoment, formatUsd } from '../../../lib/format.ts';
import { formatClock } from '../../../lib/more-formats.ts';
import { OFFICE } from '../../../parts/office-time.ts';
import { codesIn, fromCode, isCoded, isInstant, lastPart } from '../model/readable.ts';

/** An entry of the record in words. */
export function useActivityWords() {
  const t = useTranslations('activity');
  const locale = useLocale();

  function when(at: string): string {
    const today = dateInZone(serverNowMs(), OFFICE);
    const day = dateInZone(Date.parse(at), OFFICE);
    if (day === today) return t('today', { time: formatClock(at, OFFICE, locale) });
    const sameYear = day.slice(0, 4) === today.slice(0, 4);
    return formatMoment(at, OFFICE, locale, sameYear ? 'day' : 'dayOfYear');
  }

  const what = (entry: Pick<ActivityEntry, 'action'>) => t(`actions.${entry.action}`);

  /** Names the record: 'Lena, Tue, Nov 24'. */
  function record({ subject, date }: Pick<ActivityEntry, 'subject' | 'date'>): string {
    const day = date && formatDate(plainDate(date), locale, 'dayAndWeekday').replace(',', '');
    return [subject.label, day].filter(Boolean).join(', ');
  }

  function fieldName(field: string): string {
    const key = `fields.${field}`;
    // Fields of records that are to come are named by their own code.
    return isField(t, key) ? t(key) : fromCode(lastPart(field));
  }

  function value(field: string, raw: ActivityChange['before']): string {
    if (raw === null || raw === '') return field === 'meal' ? t('nothingChosen') : t('nothing');
    if (typeof raw === 'boolean') return raw ? t('on') : t('off');
    if (typeof raw === 'number') return field.endsWith('_cents') ? formatUsd(raw) : String(raw);
    if (isInstant(raw)) return when(raw);
    if (field === 'phone') return formatPhone(raw);
    return isCoded(field) ? codesIn(raw).map(fromCode).join(', ') : raw;
  }

  /** The field is named where the sentence does not say it already. */
  const named = (field: string, text: string) =>
    field === 'meal' || field === 'roles'
      ? text
      : t('change', { field: fieldName(field), value: text });

  return { when, what, record, fieldName, value, named };
}

type Words = ReturnType<typeof useTranslations<'activity'>>;
type FieldKey = Extract<Parameters<Words>[0], `fields.${string}`>;

const isField = (t: Words, key: string): key is FieldKey =>
  !key.slice('fields.'.length).includes('.') && t.has(key as FieldKey);
