/** The office's clock: everybody of the team speaks of the same hour. */
export const OFFICE = 'America/New_York';
