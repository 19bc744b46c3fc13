import { slugWithId } from '@yay/domain/text';

export function schoolSegment(school: { id: number; name: string }): string {
  return slugWithId(school.name, school.id);
}

export function schoolPath(school: { id: number; name: string }): string {
  return `/schools/${schoolSegment(school)}`;
}
