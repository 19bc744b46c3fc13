import { words as common } from '../common/en.ts';
/** How ordering works, in five pictures. */
export const words = {
  title: 'How ordering works',
  close: common.close,
  previous: 'Previous',
  next: 'Next',
  done: 'Got it',
  position: 'Picture {number} of {count}',
  steps: {
    children: {
      title: 'First, who eats',
      text: 'Add each child with a school and a grade. Tell us once what must not be on the plate, and every meal is checked against it.',
    },
    week: {
      title: 'A whole week on one page',
      text: 'Each child has a row, each school day a plate. A dashed plate is still empty, and a day without school says why.',
    },
    choose: {
      title: 'Two taps to lunch',
      text: 'Open a day and choose a meal. Sides, drinks and options open right there. Meals that aren’t right for your child are marked.',
    },
    save: {
      title: 'Save before the cut-off',
      text: 'Nothing is ordered until you save the week. Every day shows how much time is left, and a late choice may cost a small fee.',
    },
    lunch: {
      title: 'Cooked, labeled, delivered',
      text: 'The kitchen cooks exactly what was saved, and lunch comes to school with your child’s name on it.',
    },
  },
};
