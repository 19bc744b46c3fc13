import type { LuncherColor } from '@yay/domain/lunchers';
import { words as common } from '../common/en.ts';
import { allergens, diets } from '../properties/names.en.ts';
import { fields } from './fields.en.ts';

const colors = {
  green: "Green is {name}'s color on the calendar.",
  red: "Red is {name}'s color on the calendar.",
  blue: "Blue is {name}'s color on the calendar.",
  yellow: "Yellow is {name}'s color on the calendar.",
} satisfies Record<LuncherColor, string>;

/** The lunchers of a family. */
export const words = {
  title: 'Lunchers',
  loading: 'Loading your lunchers',
  list: 'Your lunchers',
  gradeAtSchool: '{grade}, {school}',
  strict: '{allergen}, strict',
  avoids: 'Avoids {allergen}',
  prefers: 'Prefers {diet}',
  strictDiet: 'Only {diet}',
  eatsEverything: 'Eats everything',
  noSpicy: 'Nothing spicy',
  edit: 'Edit {name}',
  add: 'Add a luncher',
  note: 'Change an allergy and we recheck every lunch already ordered. If one is no longer safe, we’ll let you know right away.',
  emptyTitle: 'Who are we feeding?',
  empty: "Add your first luncher and their school's menu opens right away.",
  failedTitle: 'We could not load your lunchers',
  failed: 'They are safe, and so are their orders. The problem is on our end.',
  retry: common.tryAgain,
  retrySoon: 'Trying again in {seconds, plural, one {# second} other {# seconds}}',
  editTitle: 'Edit {name}',
  addTitle: 'Add a luncher',
  addText: 'Their school sets the menu. Their grade tells us where to deliver it.',
  color: colors,
  ...fields,
  schoolExample: 'Start typing its name',
  schoolGrades: '{city}, {first} to {last}',
  schoolGrade: '{city}, {grade}',
  noSchools: 'No schools found matching your search',
  schoolsFailed: 'We could not load the schools.',
  schoolsLoading: 'Looking for schools',
  keepTyping: 'Type at least {count} letters.',
  chooseSchool: 'Choose a school first',
  chooseGrade: 'Choose a grade',
  allergies: 'Allergies',
  /** Stands while no allergen is marked. */
  nothingAvoided: 'Nothing is avoided until you choose it here.',
  allergiesHint:
    'Avoid: we warn you before you pick the meal. Strict: the meal can’t be ordered at all, not even by a repeat, and a meal that hasn’t been checked is treated as unsafe.',
  levels: { fine: 'Fine', avoid: 'Avoid', strict: 'Strict' },
  diet: 'Diet',
  allergens,
  diets,
  save: 'Save {name}',
  saveNew: 'Save luncher',
  saving: common.saving,
  checking: 'Checking what is ordered',
  cancel: common.cancel,
  leave: {
    title: common.leaveTitle,
    text: common.leaveText,
    leave: common.leave,
    stay: common.stay,
  },
  dontSave: 'Don’t save',
  dontRemove: 'Don’t remove',
  remove: 'Remove {name}',
  removing: common.removing,
  confirmSaveTitle:
    '{count, plural, one {This cancels # ordered lunch} other {This cancels # ordered lunches}}',
  confirmSaveText: 'After this change, {name} can no longer have:',
  confirmSave: 'Save and cancel {count, plural, one {it} other {them}}',
  confirmKeptTitle: 'The kitchen already has some of this',
  confirmKept: 'Save anyway',
  kept: 'The kitchen already has these, so they still come as ordered:',
  confirmRemoveTitle: 'Remove {name}?',
  confirmRemoveText: '{name} will be removed from your family. No lunches are ordered.',
  confirmRemoveOrders: 'These ordered lunches will be canceled:',
  confirmRemove: 'Remove {name}',
  because: {
    school: 'is made for another school',
    grade: 'is made for another grade',
  },
  /** Of the meal itself there is no part to name. */
  contains:
    '{own, select, yes {} other {{part} }}{kind, select, diet {is not {what}} spicy {is spicy} other {contains {what}}}, so {name} must not have it',
  unverified:
    '{own, select, yes {it} other {{part}}} has not been checked for {what}, so it is not considered safe',
  comesBack:
    '{amount} comes back to you, as credit or off what you owe{some, select, yes {. Anything not charged yet won’t be} other {}}.',
  cameBack:
    '{amount} came back to you, as credit or off what you owe{some, select, yes {. Anything not charged yet won’t be} other {}}.',
  notCharged:
    '{count, plural, one {It was not charged yet, so there is nothing to refund} other {They were not charged yet, so there is nothing to refund}}.',
  addedTitle: '{name} is added.',
  chooseLunches: 'Choose {name}’s lunches',
  addAnother: 'Add another child',
  savedTitle: '{name} is saved.',
  removedTitle: '{name} is removed.',
  cancelledText:
    '{count, plural, one {This lunch is canceled:} other {These # lunches are canceled:}}',
  spicy: 'Spicy',
  dismiss: 'Dismiss',
  returning: {
    stays: 'Does {name} still eat with us?',
    yes: 'Still eats',
    no: 'Has left',
    leaves:
      '{name} will be removed from your family, and lunches ordered for {name} will be canceled.',
    submit: 'Open my calendar',
    checking: 'Checking what is ordered',
    confirmTitle: 'Save this?',
    confirm: 'Save and open my calendar',
    cancels: 'Lunches for {name} that will be canceled:',
  },
  erase: {
    open: 'Erase {name}',
    title: 'Erase {name}?',
    text: 'We erase {name}’s name, allergies and ratings for good. What was ordered and paid stays in your history as numbers, without the name. This can’t be undone.',
    orders: 'These lunches are canceled:',
    confirm: 'Erase for good',
    dontErase: 'Don’t erase',
    erasing: 'Erasing',
    done: '{name} is erased.',
    later:
      '{name} is removed, and will be erased after the last lunch that the kitchen already has.',
  },
};
