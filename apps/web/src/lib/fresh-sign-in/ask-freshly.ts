import { freshSignIn } from '../http/index.ts';

/** Lets the calls of this page ask for a fresh sign-in. The dialog is loaded once one is needed. */
freshSignIn.confirm = async () => (await import('./confirm-person.tsx')).confirmPerson();
