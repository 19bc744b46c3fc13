/** A closed day takes lunches with it; otherwise it is single meals that go. */
export type AffectedWords = 'blackouts.preview' | 'meals.preview';
