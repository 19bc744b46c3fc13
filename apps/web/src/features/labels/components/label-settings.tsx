import { useQuery } from '@tanstack/react-query';
import type { LabelBoard } from '@yay/contract/labels/calls';
import {
  LABEL_SORTS,
  type LabelSort,
  perSheet,
  SHEET_NAMES,
  SHEETS,
  type SheetName,
  sheetsOf,
} from '@yay/domain/labels';
import { NativeSelect } from '@yay/ui/native-select';
import { Notice } from '@yay/ui/notice';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { BlackTags } from '../../../parts/black-tags.tsx';
import { useGradeName } from '../../../parts/grade-name.ts';
import { previewQuery } from '../api/labels-query.ts';
import { placeOf } from '../model/place-of.ts';
import type { LabelActs } from '../model/use-label-acts.ts';
import { SheetPicture } from './sheet-picture.tsx';

const inches = (hundredths: number) => (hundredths / 100).toFixed(2);
const hundredths = (text: string) => {
  const value = Number(text);
  return text.trim() !== '' && Math.abs(value) <= 0.5 ? Math.round(value * 100) : null;
};

/** Paper and printer of a school, with the sheet as it would be printed now. */
export function LabelSettings({
  board,
  acts,
  start,
  onStart,
}: {
  board: LabelBoard;
  acts: LabelActs;
  start: string;
  onStart: (start: string) => void;
}) {
  const t = useTranslations('labels.settings');
  const { settings } = board;
  const [sheet, setSheet] = useState<SheetName>(settings.sheet);
  const [sort, setSort] = useState<LabelSort>(settings.sort);
  const [across, setAcross] = useState(inches(settings.shift.across));
  const [down, setDown] = useState(inches(settings.shift.down));
  const shift = { across: hundredths(across), down: hundredths(down) };
  const error = (value: number | null) => (value === null ? t('shiftHint') : undefined);
  function save() {
    if (shift.across === null || shift.down === null || acts.saveSettings.isPending) return;
    acts.saveSettings.mutate({
      sheet,
      sort,
      shift: { across: shift.across, down: shift.down },
    });
  }
  return (
    <section aria-labelledby="label-settings">
      <h2 id="label-settings">{t('title')}</h2>
      <form
        className="label-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <NativeSelect
          label={t('sheet')}
          value={sheet}
          onChange={(event) => setSheet(event.currentTarget.value as SheetName)}
        >
          {SHEET_NAMES.map((name) => (
            <option key={name} value={name}>
              {t(`sheets.${name}`)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          label={t('sort')}
          value={sort}
          onChange={(event) => setSort(event.currentTarget.value as LabelSort)}
        >
          {LABEL_SORTS.map((name) => (
            <option key={name} value={name}>
              {t(`sorts.${name}`)}
            </option>
          ))}
        </NativeSelect>
        <div className="label-shift">
          <TextField
            label={t('across')}
            inputMode="decimal"
            value={across}
            error={error(shift.across)}
            onChange={(event) => setAcross(event.currentTarget.value)}
          />
          <TextField
            label={t('down')}
            inputMode="decimal"
            value={down}
            error={error(shift.down)}
            onChange={(event) => setDown(event.currentTarget.value)}
          />
        </div>
        <p className="mid">{t('shiftHint')}</p>
        <button type="submit" className="staff-btn" aria-disabled={acts.saveSettings.isPending}>
          {t('save')}
        </button>
        <span role="status" className="mid">
          {acts.saveSettings.isSuccess ? t('saved') : ''}
        </span>
      </form>
      <Preview board={board} sheet={sheet} sort={sort} start={start} onStart={onStart} />
      <Notice tone="info">{t('full')}</Notice>
    </section>
  );
}

function Preview({
  board,
  sheet,
  sort,
  start,
  onStart,
}: {
  board: LabelBoard;
  sheet: SheetName;
  sort: LabelSort;
  start: string;
  onStart: (start: string) => void;
}) {
  const t = useTranslations('labels.preview');
  const words = useTranslations('labels');
  const settings = useTranslations('labels.settings');
  const strict = useTranslations('labels.strict');
  const paper = useTranslations('labels.paper');
  const locale = useLocale();
  const gradeIn = useGradeName();
  const date = board.days.find(({ lunches }) => lunches > 0)?.date ?? board.today;
  const query = useQuery(previewQuery(board.school.id, date, sort));
  const places = perSheet(SHEETS[sheet]);
  const from = placeOf(start, sheet);
  return (
    <div className="label-preview">
      <h3>{t('title', { day: formatDate(date, locale, 'fullDay') })}</h3>
      <StaffPart query={query} texts={words}>
        {({ total, labels: [first] }) =>
          first === undefined ? (
            <p className="mid">{t('empty')}</p>
          ) : (
            <>
              <SheetPicture
                sheet={sheet}
                start={from}
                count={total}
                label={t('sheet', {
                  from: String(from),
                  to: String(Math.min(places, from + total - 1)),
                })}
              />
              <p className="mid">
                {t('total', { labels: total, sheets: sheetsOf(SHEETS[sheet], total, from) })}
              </p>
              {places > 1 && (
                <TextField
                  label={settings('start')}
                  hint={settings('startHint')}
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={places}
                  value={start}
                  onChange={(event) => onStart(event.currentTarget.value)}
                />
              )}
              <h3>{t('first')}</h3>
              <div className="label-first">
                {first.allergies.length > 0 && (
                  <BlackTags tags={first.allergies.map((key) => ({ key, text: strict(key) }))} />
                )}
                <b>
                  {first.first} {first.last}
                </b>
                <span className="strong">
                  {[gradeIn(first.grade), first.room && paper('room', { room: first.room })]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
                <span>
                  {board.school.name} · {formatDate(date, locale, 'dayAndWeekday')}
                </span>
                {first.period && <span>{first.period}</span>}
                <span className="strong">{[first.item, ...first.parts].join(', ')}</span>
                <span>{first.vendor}</span>
              </div>
            </>
          )
        }
      </StaffPart>
    </div>
  );
}
