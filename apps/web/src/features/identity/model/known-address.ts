import { useLocation } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whose sign-in it is: known to the page before, and too much to stand in an address. */
    signInAs?: string;
  }
}

/** Returns the address of whoever was led to sign in, or '' where nobody knows it. */
export const useKnownAddress = (): string => useLocation().state.signInAs ?? '';
