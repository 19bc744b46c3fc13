import { useQuery } from '@tanstack/react-query';
import type { LabelBoard as Board } from '@yay/contract/labels/calls';
import { MOST_COPIES } from '@yay/contract/labels/values';
import { TextField } from '@yay/ui/text-field';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatMoment } from '../../../lib/format.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { boardQuery } from '../api/labels-query.ts';
import { newestShelf } from '../model/newest-prints.ts';
import { placeOf } from '../model/place-of.ts';
import { type LabelActs, useLabelActs } from '../model/use-label-acts.ts';
import { LabelChanges } from './label-changes.tsx';
import { LabelDays } from './label-days.tsx';
import { LabelMail } from './label-mail.tsx';
import { LabelSettings } from './label-settings.tsx';
import { PrintRow, usePrintTitle } from './print-row.tsx';
import '../../../lib/staff/record.css';
import './labels.css';

/** The labels of a school: what changed, its days, what comes by mail, its paper. */
export function LabelBoard({ schoolId }: { schoolId: number }) {
  const t = useTranslations('labels');
  const [since, setSince] = useState<number | null>(null);
  const query = useQuery(boardQuery(schoolId, since));
  return (
    <StaffPart query={query} texts={t}>
      {(board) => <Loaded board={board} onSince={setSince} />}
    </StaffPart>
  );
}

function Loaded({ board, onSince }: { board: Board; onSince: (printId: number) => void }) {
  const t = useTranslations('labels');
  const locale = useLocale();
  const acts = useLabelActs(board);
  const [start, setStart] = useState('1');
  const place = placeOf(start, board.settings.sheet);
  return (
    <>
      <p className="mid label-now">
        {formatMoment(board.server_now, board.school.timezone, locale, 'fullDay')}
      </p>
      <div className="label-columns">
        <div className="label-main">
          <LabelChanges board={board} acts={acts} start={place} onSince={onSince} />
          <LabelDays board={board} acts={acts} start={place} />
        </div>
        <div className="label-side">
          <LabelMail key={board.subscription.days.join()} board={board} acts={acts} />
          <LabelSettings board={board} acts={acts} start={start} onStart={setStart} />
          <ShelfLabels board={board} acts={acts} start={place} />
          <section aria-labelledby="label-about">
            <h2 id="label-about">{t('about.title')}</h2>
            <p className="mid">{t('about.text')}</p>
          </section>
        </div>
      </div>
    </>
  );
}

function ShelfLabels({ board, acts, start }: { board: Board; acts: LabelActs; start: number }) {
  const t = useTranslations('labels');
  const titleOf = usePrintTitle();
  const made = newestShelf(board);
  const [copies, setCopies] = useState('5');
  const items = board.days[0]?.go_items ?? 0;
  const count = Math.min(Math.max(1, Number(copies) || 1), MOST_COPIES);
  return (
    <section aria-labelledby="label-go">
      <h2 id="label-go">{t('go.title')}</h2>
      {items === 0 ? (
        <p className="mid">{t('go.none')}</p>
      ) : (
        <>
          <p className="mid">{t('go.text', { count: items })}</p>
          <div className="label-acts">
            <TextField
              label={t('preview.copies')}
              type="number"
              inputMode="numeric"
              min={1}
              max={MOST_COPIES}
              value={copies}
              onChange={(event) => setCopies(event.currentTarget.value)}
            />
            <button
              type="button"
              className="staff-btn"
              aria-disabled={acts.print.isPending}
              onClick={() => {
                if (acts.print.isPending) return;
                acts.print.mutate({ date: board.today, kind: 'grab_and_go', copies: count });
              }}
            >
              {t('go.make')}
            </button>
          </div>
        </>
      )}
      {made && (
        <ul className="label-jobs">
          <PrintRow title={titleOf(made.print)} {...{ board, acts, start }} {...made} />
        </ul>
      )}
    </section>
  );
}
