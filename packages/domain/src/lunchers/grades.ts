const UNKNOWN_GRADE = "i don't know yet";

/** The grade of those who don't know theirs is kept, never offered. */
export function gradeIsOffered(label: string): boolean {
  return label.trim().replaceAll('’', "'").toLowerCase() !== UNKNOWN_GRADE;
}
