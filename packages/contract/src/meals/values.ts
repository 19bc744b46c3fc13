export const MEAL_TYPES = ['calendar', 'grab_and_go'] as const;
export type MealType = (typeof MEAL_TYPES)[number];

export const MEAL_STATES = ['placed', 'locked', 'served', 'cancelled'] as const;
export type MealState = (typeof MEAL_STATES)[number];

/** Who, or what, chose it. */
export const MEAL_SOURCES = ['parent', 'staff', 'repeat', 'random'] as const;
export type MealSource = (typeof MEAL_SOURCES)[number];
