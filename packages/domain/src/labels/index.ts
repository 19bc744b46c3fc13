export {
  type ChangedLabel,
  compareLabels,
  LABEL_FIELDS,
  LABEL_SORTS,
  LABEL_STATES,
  type LabelChange,
  type LabelContent,
  type LabelField,
  type LabelSort,
  type LabelState,
  labelChanges,
  labelDifferences,
  labelState,
} from './content.ts';
export { LABELS_MAILED_AT, labelsMailedAt } from './mail-time.ts';
export {
  MOST_SHIFT,
  nextPlace,
  perSheet,
  placeOf,
  SHEET_NAMES,
  SHEETS,
  type Sheet,
  type SheetName,
  type Shift,
  sheetsOf,
} from './sheets.ts';
