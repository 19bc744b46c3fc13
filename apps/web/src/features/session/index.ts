export { DemoPeople } from './components/demo-people.tsx';
export { LeavePage } from './components/leave-page.tsx';
export { LoginForm } from './components/login-form.tsx';
export { RegisterForm } from './components/register-form.tsx';
