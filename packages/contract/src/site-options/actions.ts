export const actions = ['site_option.changed'] as const;
