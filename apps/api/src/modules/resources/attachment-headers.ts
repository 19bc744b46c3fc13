import type { ResourceType } from '@yay/contract/resources/values';

const OFFICE = 'application/vnd.openxmlformats-officedocument';
const MEDIA_TYPES: Record<ResourceType, string> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** The headers of a file that is always saved: a browser shows nothing of it as a page. */
export const attachmentHeaders = (kept: {
  readonly name: string;
  readonly type: ResourceType;
  readonly bytes: number;
}): Readonly<Record<string, string>> => ({
  'content-type': MEDIA_TYPES[kept.type],
  'content-length': String(kept.bytes),
  'content-disposition': dispositionOf(kept.name),
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
});

/** An ASCII name for every client, and the exact name beside it. */
function dispositionOf(name: string): string {
  const ending = /\.\w+$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, name.length - ending.length);
  const plain = stem
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const whole = stem.toWellFormed().replace(/[\p{Cc}/\\:*?"<>|]+/gu, ' ') + ending;
  const encoded = encodeURIComponent(whole).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain || 'document'}${ending}"; filename*=UTF-8''${encoded}`;
}
