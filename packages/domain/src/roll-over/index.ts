export { nextGrades, type RollGrade } from './next-grades.ts';
