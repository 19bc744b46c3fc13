export { DemoPeople } from './components/demo-people.tsx';
export { LeavePage } from './components/leave-page.tsx';
export { LoginForm } from './components/login-form.tsx';
export { PasskeyButton } from './components/passkey-button.tsx';
export { RegisterForm } from './components/register-form.tsx';
export { SecondStepForm } from './components/second-step.ts';
