export const TRIP_STATES = ['waiting', 'agreed', 'declined', 'withdrawn'] as const;
export type TripState = (typeof TRIP_STATES)[number];

export const TRIP_PLACE_MAX = 80;
export const TRIP_NOTE_MAX = 300;

export const TRIP_CHILDREN_MAX = 60;
/** The longest first and last name that a luncher can have, with the space between. */
export const TRIP_CHILD_MAX = 161;
