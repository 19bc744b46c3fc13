export { logout } from './api/logout.ts';
export { DemoPeople } from './components/demo-people.tsx';
export { LoginForm } from './components/login-form.tsx';
export { RegisterForm } from './components/register-form.tsx';
