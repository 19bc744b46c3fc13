import type { ChildAtSchool } from '@yay/contract/destinations/school-day';

/** `Grade 2, 113`: where a child is found. */
export const placeText = ({ grade, room }: Pick<ChildAtSchool, 'grade' | 'room'>): string =>
  room === null ? grade : `${grade}, ${room}`;
