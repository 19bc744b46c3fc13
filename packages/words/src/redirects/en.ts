import { words as common } from '../common/en.ts';

/** Addresses that lead to others. */
export const words = {
  kinds: { '301': 'Permanent (301)', '302': 'Temporary (302)' },
  list: {
    title: 'Redirects',
    everything: 'All redirects',
    from: 'From',
    to: 'To',
    kind: 'Kind',
    hits: 'Followed',
    last: 'Last followed',
    created: 'Created',
    new: 'New redirect',
    emptyTitle: 'There are no redirects yet',
    emptyText: 'A redirect leads visitors from an old address to a new one.',
  },
  form: {
    title: 'From and to',
    note: 'Redirects apply before we look for a page.',
    fromHint:
      'A path such as /old-page, or the start of several paths with a * at the end: /blog/*.',
    toHint: 'A path on this site or an https:// address. A * at the end carries over the rest.',
    refusedWay: 'It would lead this way:',
  },
  hosts: {
    title: 'Other sites',
    note: 'Redirects may lead to these sites and to no others.',
    label: 'Allowed sites',
    hint: 'One per line, such as schools.example.org.',
    save: 'Save sites',
  },
  create: {
    crumb: 'New',
    newTitle: 'New redirect',
    newNote: 'It works as soon as you create it.',
    create: 'Create redirect',
    creating: 'Creating the redirect',
  },
  one: {
    loading: 'Loading the redirect',
    failedTitle: 'The redirect could not be loaded',
    hits: '{count, plural, =0 {Not followed yet} one {Followed once} other {Followed {number} times}}',
    way: 'Where it leads',
    actions: common.quickActions,
    remove: common.remove,
    removeTitle: 'Remove the redirect from {path}?',
    removeText: 'The old address will show “page not found”.',
  },
};
