export const actions = ['term.created', 'tag_run.done', 'tag_run.undone'] as const;
