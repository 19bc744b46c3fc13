export { type AlertHold, holdAlerts, keepAlert, releaseAlerts } from './alert-clock.ts';
export {
  type Alert,
  type AlertOptions,
  dismissAlert,
  showAlert,
  useAlerts,
} from './alert-store.ts';
