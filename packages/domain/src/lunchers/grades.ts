const UNKNOWN_GRADE = "i don't know yet";

/** Tells whether families may choose a grade: the one for "unknown" is kept but not offered. */
export function gradeIsOffered(label: string): boolean {
  return label.trim().replaceAll('’', "'").toLowerCase() !== UNKNOWN_GRADE;
}
