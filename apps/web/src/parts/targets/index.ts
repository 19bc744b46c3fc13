export { type Targets, TargetsField, type TargetsFieldProps } from './targets-field.tsx';
