export { createShell, type ShellParts } from './render-shell.ts';
