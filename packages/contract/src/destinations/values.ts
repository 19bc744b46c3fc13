export const DESTINATION_STATUSES = ['active', 'suspended', 'archived'] as const;
export type DestinationStatus = (typeof DESTINATION_STATUSES)[number];
