import { useTranslations } from 'use-intl';
import { lunchesWithAny, type OrderedChoices } from '../model/ordered-choices.ts';

/** Archived parts that lunches ahead have: these keep what they were ordered with, and say so. */
export function KeptChoices({
  archived,
  choices,
}: {
  archived: readonly {
    readonly key: string;
    readonly name: string;
    readonly optionIds: readonly number[];
  }[];
  choices: OrderedChoices;
}) {
  const t = useTranslations('items.options');
  return (
    <div role="status">
      {archived.map(({ key, name, optionIds }) => {
        const count = lunchesWithAny(choices, optionIds);
        return (
          count > 0 && (
            <p key={key} className="callout option-kept">
              {t('kept', { name, count })}
            </p>
          )
        );
      })}
    </div>
  );
}
