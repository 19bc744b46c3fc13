export const actions = [
  'term.created',
  'term.renamed',
  'term.removed',
  'term.merged',
  'tag_run.done',
  'tag_run.undone',
] as const;
