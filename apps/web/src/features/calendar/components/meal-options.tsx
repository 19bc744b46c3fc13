import type { Luncher } from '@yay/contract/lunchers/calls';
import type { Property } from '@yay/domain/allergy';
import { isNotMade } from '@yay/domain/ordering';
import { ChoiceCard, ChoiceGroup } from '@yay/ui/choice-card';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl/react';
import type { Cell } from '../model/cell.ts';
import type { Draft } from '../model/draft.ts';
import { extrasWithState, type Meal, optionState, type PartState } from '../model/meals.ts';
import { chosenOf, madeOf, toggleOption } from '../model/pick-options.ts';
import type { GroupWithOptions, WeekIndex } from '../model/week-index.ts';
import type { OpenMeal } from './open-meal.ts';
import { kindOf, listed, usd, usePropertyName } from './say.ts';

/** Extras that show at once; more are asked for. */
const FIRST_EXTRAS = 3;

type MealOptionsProps = {
  meal: Meal;
  open: OpenMeal;
  onOpen: (open: OpenMeal) => void;
  index: WeekIndex;
  draft: Draft;
  cell: Cell;
  luncher: Luncher;
};

/** Shows the options and extras of a meal. */
export function MealOptions(props: MealOptionsProps) {
  const { meal, open, onOpen, luncher, index } = props;
  const notTogether = index.week.not_together;
  return (
    <>
      {meal.groups.map((group, place) => (
        <OptionGroup
          key={group.id}
          group={group}
          chosen={open.option_ids}
          luncher={luncher}
          isMade={(optionId) => {
            const before = meal.groups.slice(0, place);
            return !isNotMade([...chosenOf(before, open.option_ids), optionId], notTogether);
          }}
          onPick={(optionId) => {
            const chosen = toggleOption(group, open.option_ids, optionId);
            onOpen({ ...open, option_ids: madeOf(meal.groups, chosen, notTogether) });
          }}
        />
      ))}
      <Extras {...props} />
    </>
  );
}

function OptionGroup({
  group,
  chosen,
  luncher,
  isMade,
  onPick,
}: {
  group: GroupWithOptions;
  chosen: readonly number[];
  luncher: Luncher;
  /** Tells whether an option is made with the choices of the groups before. */
  isMade: (optionId: number) => boolean;
  onPick: (optionId: number) => void;
}) {
  const t = useTranslations('calendar-choosing.panel');
  const reasonOf = useReason();
  const codes = useTranslations('refusals.day');
  const noteOf = useNote();
  const isOne = group.min_choices === 1 && group.max_choices === 1;
  return (
    <ChoiceGroup legend={group.name} note={howMany(group, t)}>
      {group.options.map((option) => {
        const state = optionState(luncher, option);
        const made = isMade(option.id);
        return (
          <ChoiceCard
            key={option.id}
            type={isOne ? 'radio' : 'checkbox'}
            name={`group-${group.id}`}
            title={option.name}
            note={noteOf(
              option.price > 0 ? t('more', { price: usd(option.price) }) : t('included'),
              state,
              luncher,
            )}
            reason={reasonOf(state) ?? (made ? undefined : codes('not_together'))}
            disabled={state.problem !== null || !made}
            checked={chosen.includes(option.id)}
            onChange={() => onPick(option.id)}
          />
        );
      })}
    </ChoiceGroup>
  );
}

function Extras({ open, onOpen, index, draft, cell, luncher }: MealOptionsProps) {
  const t = useTranslations('calendar-choosing.panel');
  const noteOf = useNote();
  const reasonOf = useReason();
  const [all, setAll] = useState(false);
  const extras = extrasWithState(index, draft, cell);
  if (extras.length === 0) return null;
  const first = extras.filter(
    ({ item }, place) => all || place < FIRST_EXTRAS || open.extra_ids.includes(item.id),
  );
  const hidden = extras.length - first.length;
  const toggle = (id: number) =>
    onOpen({
      ...open,
      extra_ids: open.extra_ids.includes(id)
        ? open.extra_ids.filter((other) => other !== id)
        : [...open.extra_ids, id],
    });
  return (
    <div>
      <ChoiceGroup legend={t('extras')} note={t('asMany')}>
        {first.map(({ item, state }) => (
          <ChoiceCard
            key={item.id}
            type="checkbox"
            title={item.names.primary}
            note={noteOf(usd(item.price), state, luncher)}
            picture={item.picture}
            reason={reasonOf(state)}
            disabled={state.problem !== null && !open.extra_ids.includes(item.id)}
            checked={open.extra_ids.includes(item.id)}
            onChange={() => toggle(item.id)}
          />
        ))}
      </ChoiceGroup>
      {hidden > 0 && (
        <button type="button" className="link more-x" onClick={() => setAll(true)}>
          {t('moreExtras', { count: hidden })}
        </button>
      )}
    </div>
  );
}

/** Returns the note of a part: its price, and what its eater wants to know of it. */
function useNote(): (price: string, state: PartState, luncher: Luncher) => ReactNode {
  const t = useTranslations('calendar-choosing.panel');
  const nameOf = usePropertyName();
  return (price, { avoids, contains }, { first: child }) => {
    const rest = contains.filter((allergen) => !avoids.includes(allergen));
    return (
      <>
        {price}
        {rest.length > 0 && <>, {t('has', { list: listed(rest.map(nameOf)) })}</>}
        {avoids.length > 0 && (
          <span className="avoids">{t('avoids', { child, list: listed(avoids.map(nameOf)) })}</span>
        )}
      </>
    );
  };
}

/** Returns the reason why a part can't be had, in two or three words. */
function useReason(): (state: PartState) => string | undefined {
  const t = useTranslations('calendar');
  const codes = useTranslations('refusals.day');
  return ({ problem }) => {
    if (!problem) return undefined;
    if (problem.code === 'sold_out') return t('problem.soldOutShort');
    if (!problem.detail) return codes(problem.code);
    const property = problem.detail.property as Property;
    const name = t(`property.${property}`);
    return problem.code === 'allergy'
      ? t('problem.has', { kind: kindOf(property), name })
      : t('problem.unchecked', { name });
  };
}

function howMany(
  group: GroupWithOptions,
  t: ReturnType<typeof useTranslations<'calendar-choosing.panel'>>,
): string {
  const { min_choices: min, max_choices: max } = group;
  if (max === 1) return min === 1 ? t('pickOne') : t('pickUpToOne');
  if (min === 0) return t('pickUpTo', { max });
  return min === max ? t('pickExactly', { min }) : t('pickBetween', { min, max });
}
