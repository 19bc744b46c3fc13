/** Apart from the calls, since the browser needs these and not what checks requests. */
export const REPORT_DAYS = 366;
/** The days of a report: on which a lunch is eaten, or on which it was charged or given back. */
export const REVENUE_DATES = ['served', 'settled'] as const;
export type RevenueDates = (typeof REVENUE_DATES)[number];
export const REVENUE_GROUPS = ['day', 'market', 'school', 'vendor'] as const;
export type RevenueGroup = (typeof REVENUE_GROUPS)[number];
