import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email of the person who is led to sign in. It stands in no URL: those are kept and shared. */
    signInAs?: string;
  }
}

/** Returns the address of whoever was led to sign in, or '' where nobody knows it. */
export const useKnownAddress = (): string => useLocation().state.signInAs ?? '';
