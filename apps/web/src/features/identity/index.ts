export { passwordLinkQuery } from './api/reset-password.ts';
export { takeEmailBack, wayBackQuery } from './api/way-back.ts';
export { CodeForm } from './components/code-form.tsx';
export { DemoPeople } from './components/demo-people.tsx';
export { ForgotPasswordForm } from './components/forgot-password-form.tsx';
export { LeavePage } from './components/leave-page.tsx';
export { LinkForm } from './components/link-form.tsx';
export { LoginForm } from './components/login-form.tsx';
export { PasskeyButton } from './components/passkey-button.tsx';
export { RegisterForm } from './components/register-form.tsx';
export { ResetPasswordForm } from './components/reset-password-form.tsx';
export { SecondStepForm } from './components/second-step.ts';
export { useKnownAddress } from './model/known-address.ts';
export { useLinkToken } from './model/link-token.ts';
export {
  forgetRegistration,
  keepRegistration,
  type TypedPerson,
  waitingRegistration,
} from './model/waiting-registration.ts';
