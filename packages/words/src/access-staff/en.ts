import { words as common } from '../common/en.ts';

/** The people of a school, as its own people look after them. */
export const words = {
  title: 'Staff',
  intro: 'People who can use the portal of {school}. They see only their own schools.',
  invite: 'Invite someone',
  inviteTitle: 'Invite a colleague',
  inviteText:
    'We email a link to this address. Access starts when they accept, within 7 days. They can do everything you can do here.',
  schoolRole: 'School staff',
  you: '(you)',
  people: 'Who has access',
  oneRole: 'All have the same role and can do everything here.',
  emptyTitle: 'No one from this school yet',
  emptyText: 'Invite the people who look after lunch here. They get an email with a link.',
  loading: 'Loading the staff',
  errorTitle: 'The staff did not load',
  retry: common.tryAgain,
};
