import { words as common } from '../common/en.ts';

/** The frame of a school's own pages: its name, its pages, the way to another school. */
export const words = {
  childrenOf: common.childrenOf,
  label: 'Pages of {school}',
  loading: 'Loading the school',
  failed: 'The school did not load',
  retry: common.tryAgain,
  switch: 'Another school. You are at {school}',
  all: 'All schools',
  suspended: 'This school is suspended. Families cannot order for it.',
  tabs: {
    today: common.today,
    week: 'Week',
    closures: 'Closures',
    lunchers: 'Lunchers',
    labels: 'Labels',
    handOut: 'Hand-out',
    inventory: 'Inventory',
    resources: 'Resources',
    staff: 'Staff',
    settings: 'Settings',
  },
};
