import type { FamilyChoice } from '@yay/contract/substitutions/calls';
import {
  ArrowsRightLeftIcon,
  BanknotesIcon,
  CheckCircleIcon,
  ExclamationTriangleIcon,
  NoSymbolIcon,
  ShieldCheckIcon,
  ShieldExclamationIcon,
} from '@yay/ui/icons';
import { Plate, type Tint } from '@yay/ui/plate';
import { Tag, type Tone } from '@yay/ui/tag';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatDate, formatUsd } from '../../../lib/format.ts';
import { ChoiceActs } from './choice-acts.tsx';
import { usePropertiesText, usePropertyText } from './use-property-text.ts';

const STATES: Record<FamilyChoice['state'], { tone: Tone; icon: ReactNode }> = {
  open: { tone: 'late', icon: <ArrowsRightLeftIcon /> },
  accepted: { tone: 'ok', icon: <CheckCircleIcon /> },
  swapped: { tone: 'ok', icon: <ArrowsRightLeftIcon /> },
  credited: { tone: 'off', icon: <NoSymbolIcon /> },
};
export function ChoiceCard({
  choice,
  onTold,
}: {
  choice: FamilyChoice;
  onTold: (text: string) => void;
}) {
  const t = useTranslations('substitutions');
  const locale = useLocale();
  const propertiesText = usePropertiesText();
  const { luncher, from, to, state, problem } = choice;
  const isOpen = state === 'open';
  const day = formatDate(choice.date, locale, 'fullDay');
  // The chosen lunch may have been cancelled since, by a closure for instance.
  const isGone = choice.has === null && (state === 'accepted' || state === 'swapped');
  const { tone, icon } = STATES[isGone ? 'credited' : state];
  return (
    <li className={`choice kid-${luncher.color}`}>
      <article aria-label={t('card', { child: luncher.first, day })}>
        <header>
          <p className="choice-when">
            <b className="luncher-name">{luncher.first}</b>
            <time dateTime={choice.date}>{day}</time>
          </p>
          {!isOpen && (
            <Tag tone={tone} icon={icon}>
              {t(isGone ? `gone.${state}` : `states.${state}`, { meal: choice.meal })}
            </Tag>
          )}
        </header>
        <div className="choice-meal">
          <Plate src={to.picture} tint={to.tint as Tint} size="l" />
          <div>
            <h3>{to.name}</h3>
            <p className="choice-from">
              {t(problem === null ? 'instead' : 'stillHas', { from: from.name })}
            </p>
            {to.description && <p className="choice-what">{to.description}</p>}
            {problem === null && choice.contains.length > 0 && (
              <p className="choice-what">
                {t('contains', { what: propertiesText(choice.contains) })}
              </p>
            )}
          </div>
        </div>
        {isOpen && <Safety choice={choice} />}
        <p className="choice-why">{t('why', { because: choice.because })}</p>
        {isOpen ? (
          <ChoiceActs choice={choice} day={day} onTold={onTold} />
        ) : (
          choice.decided && <p className="choice-why">{t(`by.${choice.decided}`)}</p>
        )}
      </article>
    </li>
  );
}

/** Shows whether this child may have it, and its present price. */
function Safety({ choice }: { choice: FamilyChoice }) {
  const t = useTranslations('substitutions');
  const propertyText = usePropertyText();
  const propertiesText = usePropertiesText();
  const { problem, detail, before_cents: before, total_cents: total } = choice;
  const child = choice.luncher.first;
  if (problem === null) {
    return (
      <ul className="choice-facts">
        {choice.avoids.length > 0 ? (
          <li className="is-avoided">
            <ExclamationTriangleIcon />
            {t('avoids', { child, what: propertiesText(choice.avoids) })}
          </li>
        ) : (
          <li className="is-safe">
            <ShieldCheckIcon />
            {t('safe', { child })}
          </li>
        )}
        <li>
          <BanknotesIcon />
          {total < before
            ? t('price.less', { amount: formatUsd(total), before: formatUsd(before) })
            : t('price.same', { amount: formatUsd(total) })}
        </li>
      </ul>
    );
  }
  const what = detail && propertyText(detail.property);
  return (
    <ul className="choice-facts">
      <li className="is-unsafe">
        <ShieldExclamationIcon />
        {what && problem === 'allergy'
          ? t('unsafe', { child, what })
          : what && problem === 'allergy_unverified'
            ? t('unverified', { child, what })
            : t(`problems.${problem}`, { child })}
      </li>
    </ul>
  );
}
