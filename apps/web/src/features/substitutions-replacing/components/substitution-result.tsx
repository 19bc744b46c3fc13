import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PAGES } from '@yay/contract/pages';
import type { StaffChoice, Substitution } from '@yay/contract/substitutions/calls';
import { CHOICE_STATES } from '@yay/contract/substitutions/values';
import { ProgressBar } from '@yay/ui/progress-bar';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate } from '../../../lib/format.ts';
import { Pager } from '../../../lib/pager.tsx';
import { useChannel } from '../../../lib/realtime/index.ts';
import { StaffPart } from '../../../lib/staff-part.tsx';
import { daysText } from '../../../parts/days-text.ts';
import { choicesOfSubstitutionQuery, substitutionQuery } from '../api/replacing.ts';
import { ReplaceHead, ReplaceUnknown } from './replace-head.tsx';
import { useProblemText } from './use-problem-text.ts';

const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;

/** How far a substitution is, and what each family chose. */
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
  const query = useQuery(choicesOfSubstitutionQuery(id, page));
  return (
    <section aria-labelledby="replacing-choices" className="replacing-choices">
      <h2 id="replacing-choices">{t('choicesTitle')}</h2>
      <StaffPart query={query} texts={(key) => t(key)}>
        {(found) => (
          <>
            <div className="record-table">
              <table className="grid stacked">
                <thead>
                  <tr>
                    <th scope="col">{t('choices.child')}</th>
                    <th scope="col">{t('choices.family')}</th>
                    <th scope="col">{t('choices.day')}</th>
                    <th scope="col">{t('choices.has')}</th>
                    <th scope="col">{t('choices.state')}</th>
                    <th scope="col">{t('choices.by')}</th>
                  </tr>
                </thead>
                <tbody>
                  {found.data.map((choice) => (
                    <ChoiceRow key={choice.id} choice={choice} />
                  ))}
                </tbody>
              </table>
            </div>
            <Pager
              page={found.current_page}
              last={found.last_page}
              search={{ substitution: String(id) }}
            />
          </>
        )}
      </StaffPart>
    </section>
  );
}

function ChoiceRow({ choice }: { choice: StaffChoice }) {
  const t = useTranslations('substitutions-replacing');
  const locale = useLocale();
  const problemText = useProblemText();
  const { problem, detail, state } = choice;
  const isDecided = state !== 'open' && state !== 'waiting';
  return (
    <tr>
      <th scope="row">{choice.luncher.full_name}</th>
      <td data-label={t('choices.family')}>
        <Link
          to={PAGES.userSelections.path}
          params={{ user: String(choice.family.id) }}
          className="row-link"
        >
          {choice.family.full_name}
        </Link>
      </td>
      <td data-label={t('choices.day')}>{formatDate(choice.date, locale, DAY)}</td>
      <td data-label={t('choices.has')}>
        {choice.has ?? t('nothing')}
        {problem && <span className="is-problem">{problemText({ problem, detail })}</span>}
      </td>
      <td data-label={t('choices.state')}>{t(`states.${state}`)}</td>
      <td data-label={t('choices.by')}>
        {isDecided && state !== 'lapsed' && (choice.decided_by ?? t('byLock'))}
      </td>
    </tr>
  );
}
