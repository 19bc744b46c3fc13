import { escapeText } from '../../platform/http/index.ts';

/** The lunch box that smiles, beside the product's name. */
export const logo = (product: string): string =>
  `<span class="logo"><svg viewBox="0 0 32 32" aria-hidden="true"><path class="handle" d="M11 9V6.5A2.5 2.5 0 0 1 13.5 4h5A2.5 2.5 0 0 1 21 6.5V9" fill="none" stroke-width="2.6"/><rect class="box" x="2" y="8" width="28" height="21" rx="7"/><path class="smile" d="M10 18c1.3 3 3.4 4.5 6 4.5s4.7-1.5 6-4.5" fill="none" stroke-width="2.8" stroke-linecap="round"/></svg>${escapeText(product)}</span>`;
