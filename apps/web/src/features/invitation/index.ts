export { invitationQuery } from './api/invitation.ts';
export { AcceptButton } from './components/accept-button.tsx';
export { FirstPassword } from './components/first-password.tsx';
export { forgetToken, takeToken } from './model/kept-token.ts';
