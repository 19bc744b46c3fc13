import type { Locale } from '@yay/words/locales';
import type { Letter, Part, Row, Sender } from './letter.ts';

// Mail readers know tables and inline styles, and little else. The colors are those of the
// product's light theme; none of the text is under 4.5:1.
const INK = '#2a1d14';
const INK_SOFT = '#5b4c40';
const LINE = '#e9dfd2';
const FONT = `font-family:Figtree,'Segoe UI',system-ui,-apple-system,Arial,sans-serif`;
const BODY = `${FONT};font-size:16px;line-height:1.5;color:${INK}`;

export function asHtml(
  letter: Letter,
  footer: readonly string[],
  sender: Sender,
  locale: Locale,
): string {
  const parts = letter.parts.map((part) => partHtml(part, sender.url)).join('');
  const foot = footer
    .map(
      (line) =>
        `<p style="margin:0 0 8px;${FONT};font-size:13px;line-height:1.5;color:${INK_SOFT}">${escapeHtml(line)}</p>`,
    )
    .join('');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(letter.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#faf6f0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#faf6f0">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 8px 16px;${FONT};font-size:20px;font-weight:700;color:${INK}">${escapeHtml(sender.product)}</td></tr>
<tr><td style="padding:28px 24px 12px;background:#ffffff;border:1px solid ${LINE};border-radius:16px">${parts}</td></tr>
<tr><td style="padding:20px 8px 0">${foot}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function partHtml(part: Part, url: string | undefined): string {
  switch (part.kind) {
    case 'text':
      return `<p style="margin:0 0 16px;${BODY}">${escapeHtml(part.text)}</p>`;
    case 'heading':
      return `<h2 style="margin:24px 0 8px;${FONT};font-size:18px;line-height:1.3;color:${INK}">${escapeHtml(part.text)}</h2>`;
    case 'steps':
      return `<ol style="margin:0 0 16px;padding-left:24px;${BODY}">${part.steps
        .map((step) => `<li style="margin:0 0 8px">${escapeHtml(step)}</li>`)
        .join('')}</ol>`;
    case 'rows':
      return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px;border-collapse:collapse">${part.rows.map(rowHtml).join('')}</table>`;
    case 'code':
      return codeHtml(part.code, part.note);
    case 'button':
      return url === undefined ? '' : buttonHtml(part.label, new URL(part.path, url).href);
    case 'link':
      return buttonHtml(part.label, url === undefined ? part.path : new URL(part.path, url).href);
  }
}

const buttonHtml = (label: string, href: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 16px"><tr><td style="background:#ff8a3c;border-radius:12px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:12px 20px;${FONT};font-size:16px;font-weight:600;color:#2b1405;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;

const codeHtml = (code: string, note: string) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 12px"><tr><td align="center" style="padding:16px 8px;border:2px dashed ${LINE};border-radius:12px"><div style="font-family:ui-monospace,Menlo,Consolas,monospace;font-size:18px;font-weight:700;color:${INK}">${escapeHtml(code)}</div><div style="${FONT};font-size:14px;color:${INK_SOFT}">${escapeHtml(note)}</div></td></tr></table>`;

function rowHtml(row: Row): string {
  const weight = row.strong ? 'font-weight:700' : 'font-weight:400';
  const details = (row.details ?? [])
    .map(
      (detail) =>
        `<div style="font-size:14px;color:${INK_SOFT};font-weight:400">${escapeHtml(detail)}</div>`,
    )
    .join('');
  const cell = `padding:10px 0;border-top:1px solid ${LINE};${BODY};${weight};vertical-align:top`;
  const amount =
    row.amount === undefined
      ? ''
      : `<td align="right" style="${cell};white-space:nowrap;padding-left:16px">${escapeHtml(row.amount)}</td>`;
  return `<tr><td style="${cell}">${escapeHtml(row.title)}${details}</td>${amount}</tr>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
