/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: { requests: 'Requests' },
  purposes: { requests: 'Messages, school requests and applications from the public site.' },
  also: { requests: 'contact, messages, inbox, applications, careers, school requests, leads' },
};
