export interface Filters {
  readonly search: string;
  readonly vendor: number | null;
  readonly term: number | null;
  readonly untagged: boolean;
  readonly kind: 'all' | 'entree' | 'extra';
}
