import { useQuery } from '@tanstack/react-query';
import type { BoardingDestination } from '@yay/contract/lunchers/calls';
import { gradeIsOffered, SCHOOL_SEARCH_MIN_CHARS } from '@yay/domain/lunchers';
import { SearchBox } from '@yay/ui/search-box';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGradeName } from '../../../parts/grade-name.ts';
import { schoolsQuery } from '../api/schools-query.ts';
import { schoolSearch } from '../model/school-search.ts';

export type SchoolBoxProps = {
  /** The name it starts with; without one, that of the school that is selected. */
  name: string | null;
  selected: number | null;
  onSelect: (id: number) => void;
  error?: string;
};

/** Finds a school by roughly its name. Fetched when a form opens: it is heavy. */
export default function SchoolBox({ name, selected, onSelect, error }: SchoolBoxProps) {
  const t = useTranslations('lunchers');
  const gradeIn = useGradeName();
  const { data: schools, isPending, isError } = useQuery(schoolsQuery);
  const chosen = schools?.find((school) => school.id === selected);
  const [typed, setQuery] = useState(name);
  const query = typed ?? chosen?.name ?? '';
  const asChosen = chosen !== undefined && query === chosen.name;
  const search = schoolSearch(schools ?? []);
  // The chosen name in the field is no search: then the chosen school is offered alone.
  const offered = asChosen ? [chosen] : search(query);
  const short = query.trim().length < SCHOOL_SEARCH_MIN_CHARS;
  const note = (school: BoardingDestination) => {
    const labels = school.grades
      .map((grade) => grade.label)
      .filter(gradeIsOffered)
      .map(gradeIn);
    const first = labels[0] ?? '';
    const last = labels.at(-1) ?? '';
    return first === last
      ? t('schoolGrade', { city: school.city, grade: first })
      : t('schoolGrades', { city: school.city, first, last });
  };
  return (
    <SearchBox
      label={t('school')}
      placeholder={t('schoolExample')}
      items={offered.map((school) => ({
        id: String(school.id),
        title: school.name,
        note: note(school),
      }))}
      query={query}
      onQueryChange={setQuery}
      selected={selected === null ? null : String(selected)}
      onSelect={(id) => {
        if (id === null) return;
        onSelect(Number(id));
        const school = schools?.find((candidate) => String(candidate.id) === id);
        if (school) setQuery(school.name);
      }}
      error={isError ? t('schoolsFailed') : error}
      emptyText={short ? t('keepTyping', { count: SCHOOL_SEARCH_MIN_CHARS }) : t('noSchools')}
      // Typing is not choosing: who leaves without a new one keeps the school that was chosen.
      onBlur={() => chosen && setQuery(chosen.name)}
      loading={isPending}
      loadingLabel={t('schoolsLoading')}
      required
    />
  );
}
