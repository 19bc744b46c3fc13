export {
  type Alert,
  type AlertOptions,
  dismissAlert,
  showAlert,
  useAlerts,
} from './alert-store.ts';
