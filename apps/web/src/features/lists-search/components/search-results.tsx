import { Link } from '@tanstack/react-router';
import { Highlight } from '@yay/ui/highlight';
import { AcademicCapIcon, BuildingStorefrontIcon, DocumentTextIcon, UserIcon } from '@yay/ui/icons';
import { useFormatter, useTranslations } from 'use-intl';
import type { Hit, Section } from '../api/search-all.ts';

const PICTURES: Record<string, typeof UserIcon> = {
  users: UserIcon,
  lunchers: UserIcon,
  schools: AcademicCapIcon,
  vendors: BuildingStorefrontIcon,
};

/** The results by section. The focus stays in the text field, which walks them. */
export function SearchResults({
  id,
  sections,
  query,
  at,
  onPoint,
  onGo,
}: {
  id: string;
  sections: readonly Section[] | undefined;
  query: string;
  at: number;
  onPoint: (place: number) => void;
  onGo: () => void;
}) {
  const t = useTranslations('admin.search');
  const format = useFormatter();
  if (!sections || sections.length === 0) return null;
  const firsts = sections.map((_, place) =>
    sections.slice(0, place).reduce((sum, { results }) => sum + results.length, 0),
  );
  const total = sections.reduce((sum, section) => sum + section.total, 0);
  const more = sections.some((section) => section.more);
  return (
    <>
      <div className="gs-body" id={`${id}-list`} role="listbox" aria-label={t('results')}>
        {sections.map(({ section, results, total: all, more }, place) => {
          const key = section.toLowerCase() as 'users';
          const name = t.has(`sections.${key}`) ? t(`sections.${key}`) : section;
          const Picture = PICTURES[key] ?? DocumentTextIcon;
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox
            <div
              className="gs-sec"
              role="group"
              key={section}
              aria-labelledby={`${id}-section-${place}`}
            >
              <div className="gs-head" role="presentation">
                <span id={`${id}-section-${place}`}>{name}</span>
                <small>
                  {t(more ? 'ofMore' : 'of', { shown: results.length, total: format.number(all) })}
                </small>
              </div>
              <div role="presentation">
                {results.map((hit, line) => (
                  <ResultLink
                    key={hit.id}
                    hit={hit}
                    Picture={Picture}
                    query={query}
                    place={(firsts[place] ?? 0) + line}
                    {...{ id, at, onPoint, onGo }}
                  />
                ))}
              </div>
            </div>
          );
        })}
      </div>
      <div className="gs-foot" aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('enter')}
        </span>
        <span>
          <kbd>Ctrl</kbd> <kbd>↵</kbd> {t('newTab')}
        </span>
        <span className="end">{t(more ? 'countMore' : 'count', { count: total })}</span>
      </div>
    </>
  );
}

function ResultLink({
  hit,
  Picture,
  query,
  id,
  place,
  at,
  onPoint,
  onGo,
}: {
  hit: Hit;
  Picture: typeof UserIcon;
  query: string;
  id: string;
  place: number;
  at: number;
  onPoint: (place: number) => void;
  onGo: () => void;
}) {
  return (
    <Link
      to={hit.url}
      id={`${id}-${place}`}
      className="gs-hit"
      role="option"
      tabIndex={-1}
      activeProps={{}}
      aria-selected={place === at}
      // The text field keeps the focus: leaving it would close what is about to be pressed.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => onPoint(place)}
      onClick={onGo}
    >
      <Picture small />
      <span>
        <Highlight text={hit.name} query={query} />
      </span>
      {hit.search_label && (
        <span className="note">
          <Highlight text={hit.search_label} query={query} />
        </span>
      )}
    </Link>
  );
}
