import { words as common } from '../common/en.ts';

/** Addresses that lead to others. */
export const words = {
  kinds: { '301': 'For good (301)', '302': 'For now (302)' },
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
    title: 'Way',
    note: 'Visitors are led on before a page is looked for.',
    fromHint: 'A path such as /old-page, or the start of several with a * at its end: /blog/*.',
    toHint: 'A path of this site or an https:// address. A * at its end carries the rest over.',
    refusedWay: 'This is the way that it would make:',
  },
  hosts: {
    title: 'Other sites',
    note: 'Redirects may lead to these sites and to no others.',
    label: 'Allowed sites',
    hint: 'One a line, such as schools.example.org.',
    save: 'Save sites',
  },
  create: {
    crumb: 'New',
    newTitle: 'New redirect',
    newNote: 'It works from the moment it is made.',
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
    removeText: 'The old address shows a page that is not there.',
  },
};
