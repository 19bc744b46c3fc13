export { UserAddSelection } from './components/user-add-selection.tsx';
export { UserBilling } from './components/user-billing.tsx';
export { UserCreate } from './components/user-create.tsx';
export { UserLunchers } from './components/user-lunchers.tsx';
export { UserPage } from './components/user-page.tsx';
export { UserSelections } from './components/user-selections.tsx';
export { UserSettings } from './components/user-settings.tsx';
export { UsersList } from './components/users-list.tsx';
