import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { StaffChoice, Substitution } from '@yay/contract/substitutions/calls';
import { CHOICE_STATES } from '@yay/contract/substitutions/values';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { useChannel } from '../../../lib/realtime/index.ts';
import { type RecordColumn, RecordTable } from '../../../lib/record-table.tsx';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { daysText } from '../../../parts/days-text.ts';
import { choicesOfSubstitutionQuery, substitutionQuery } from '../api/replacing.ts';
import { ReplaceHead, ReplaceUnknown } from './replace-head.tsx';
import { useProblemText } from './use-problem-text.ts';
/** Shows the progress of a substitution, and each family's choice. */
export function SubstitutionResult({ id, page }: { id: number; page: number }) {
  const client = useQueryClient();
  const query = useQuery(substitutionQuery(id));
  const look = () => void client.invalidateQueries({ queryKey: ['substitution', id] });
  useChannel('private-list.substitutions', {
    'list.changed': ({ ids }) => {
      if (ids.length === 0 || ids.includes(id)) look();
    },
    missed: look,
  });
  if (!query.data) return <ReplaceUnknown query={query} />;
  return <Result substitution={query.data} page={page} />;
}

function Result({ substitution, page }: { substitution: Substitution; page: number }) {
  const t = useTranslations('substitutions-replacing');
  const locale = useLocale();
  const { from, to, served_menu: served, families, state } = substitution;
  const isDone = state === 'done';
  return (
    <div className="record replacing">
      <ReplaceHead
        menu={served}
        item={from}
        title={t('runTitle', { from: from.name, to: to.name })}
      >
        {t('runText', {
          days: daysText(substitution.starts_on, substitution.ends_on, locale),
          because: substitution.because,
        })}{' '}
        {substitution.because_es && (
          <span lang="es">{t('runSpanish', { because: substitution.because_es })} </span>
        )}
        {substitution.by && t('runBy', { name: substitution.by })}
      </ReplaceHead>
      {served.id !== substitution.menu.id && (
        <p className="replacing-note">{t('servedBy', { menu: served.name })}</p>
      )}
      <div className="replacing-progress" aria-live="polite">
        {families > 0 && (
          <ProgressBar
            label={t('progress')}
            value={substitution.families_done}
            max={families}
            valueText={t('progressOf', {
              done: String(substitution.families_done),
              all: String(families),
            })}
          />
        )}
        {isDone && <p>{t(families > 0 ? 'done' : 'doneNone')}</p>}
      </div>
      {families > 0 && (
        <>
          <dl className="replacing-figures is-row">
            {CHOICE_STATES.map((one) => (
              <div key={one}>
                <dt>{t(`states.${one}`)}</dt>
                <dd className="num">{substitution.choices[one]}</dd>
              </div>
            ))}
          </dl>
          <Choices id={substitution.id} page={page} />
        </>
      )}
    </div>
  );
}

function Choices({ id, page }: { id: number; page: number }) {
  const t = useTranslations('substitutions-replacing');
  const columns = useChoiceColumns();
  const query = useQuery(choicesOfSubstitutionQuery(id, page));
  return (
    <section aria-labelledby="replacing-choices" className="replacing-choices">
      <h2 id="replacing-choices">{t('choicesTitle')}</h2>
      <StaffPart query={query} texts={(key) => t(key)}>
        {(found) => (
          <RecordTable
            columns={columns}
            rows={found.data}
            keyOf={({ id }) => id}
            pager={{
              page: found.current_page,
              last: found.last_page,
              search: { substitution: String(id) },
            }}
          />
        )}
      </StaffPart>
    </section>
  );
}

function useChoiceColumns(): RecordColumn<StaffChoice>[] {
  const t = useTranslations('substitutions-replacing');
  const locale = useLocale();
  const problemText = useProblemText();
  const decider = ({ state, decided_by: by, is_by_family: isByFamily }: StaffChoice) =>
    state !== 'open' &&
    state !== 'waiting' &&
    state !== 'lapsed' &&
    (by ?? (isByFamily ? t('choices.family') : t('byLock')));
  return [
    {
      id: 'child',
      title: t('choices.child'),
      cell: ({ luncher }) => luncher?.full_name ?? t('nameless'),
    },
    {
      id: 'family',
      title: t('choices.family'),
      labeled: true,
      cell: ({ family }) =>
        family && (
          <Link
            to={PAGES.userSelections.path}
            params={{ user: String(family.id) }}
            className="row-link"
          >
            {family.full_name}
          </Link>
        ),
    },
    {
      id: 'day',
      title: t('choices.day'),
      labeled: true,
      cell: ({ date }) => formatDate(date, locale, 'dayAndWeekday'),
    },
    {
      id: 'has',
      title: t('choices.has'),
      labeled: true,
      cell: ({ has, problem, detail }) => (
        <>
          {has ?? t('nothing')}
          {problem && <span className="is-problem">{problemText({ problem, detail })}</span>}
        </>
      ),
    },
    {
      id: 'state',
      title: t('choices.state'),
      labeled: true,
      cell: ({ state }) => t(`states.${state}`),
    },
    { id: 'by', title: t('choices.by'), labeled: true, cell: decider },
  ];
}
