export const actions = ['luncher_list.downloaded'] as const;
