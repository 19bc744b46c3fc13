/** The entries of the team's menu, what each place is for, and what the search finds them by. */
export const words = {
  entries: { requests: 'Requests' },
  purposes: { requests: 'Messages, school requests and applications from the public site.' },
  also: { requests: 'contact, messages, inbox, applications, careers, school requests, leads' },
  deeds: {
    answerRequest: {
      name: 'Answer a request',
      also: 'reply to a message, answer a school, contact form, application, inbox',
    },
  },
};
