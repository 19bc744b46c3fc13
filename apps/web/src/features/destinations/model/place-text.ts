import type { ChildAtSchool } from '@yay/contract/destinations/school-day';

/** `Grade 2, 113`: where a child is found. */
export function placeText(
  { grade, room }: Pick<ChildAtSchool, 'grade' | 'room'>,
  gradeIn: (label: string) => string,
): string {
  return room === null ? gradeIn(grade) : `${gradeIn(grade)}, ${room}`;
}
