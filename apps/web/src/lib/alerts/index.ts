export {
  type Alert,
  type AlertHold,
  type AlertOptions,
  dismissAlert,
  holdAlerts,
  keepAlert,
  releaseAlerts,
  showAlert,
  useAlerts,
} from './alert-store.ts';
