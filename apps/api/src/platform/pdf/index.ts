export { type Box, type Fitted, fitText, LEADING } from './fit.ts';
export { Pen, type Style } from './pen.ts';
export { drawQr } from './qr.ts';
