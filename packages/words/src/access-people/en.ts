import { words as common } from '../common/en.ts';

/** The people of a portal and those invited into it, as the team and a school both look after them. */
export const words = {
  first: 'First name',
  last: 'Last name',
  email: 'Email',
  name: 'Name',
  role: 'Role',
  seen: 'Last seen',
  never: 'Never',
  acts: 'Actions',
  sendInvitation: 'Send invitation',
  waiting: 'Waiting for an answer',
  until: 'Link works until',
  welcome: 'Send welcome email',
  welcomeTitle: 'Send the welcome email?',
  welcomeText: '{name} gets an email that explains how to use the portal.',
  send: 'Send it',
  remove: 'Remove access',
  removeTitle: 'Remove access for {name}?',
  removeText:
    '{name} can no longer see {place}, starting right away. Invitations they sent stop working. The account stays.',
  again: 'Send again',
  againTitle: 'Send the invitation again?',
  againText: '{email} gets a new link. The link we sent before stops working.',
  takeBack: 'Take back',
  takeBackTitle: 'Take back the invitation?',
  takeBackText: 'The link we emailed to {email} stops working.',
  close: common.close,
  cancel: common.cancel,
  saving: common.saving,
};
