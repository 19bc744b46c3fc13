export const RESOURCE_AUDIENCES = ['staff', 'families'] as const;
export const RESOURCE_STATES = ['shown', 'later', 'over'] as const;
/** Kinds of files, by the ending of their names. */
export const RESOURCE_TYPES = ['pdf', 'png', 'jpeg', 'docx', 'xlsx', 'csv', 'txt'] as const;
export type ResourceType = (typeof RESOURCE_TYPES)[number];

export const LARGEST_RESOURCE_BYTES = 10 * 1024 * 1024;
/** A file is sent in pieces of this size; the last one is what is left. */
export const RESOURCE_PIECE_BYTES = 512 * 1024;
export const MOST_RESOURCES = 100;

const ENDINGS = new Map<string, ResourceType>(
  Object.entries({
    pdf: 'pdf',
    png: 'png',
    jpg: 'jpeg',
    jpeg: 'jpeg',
    docx: 'docx',
    xlsx: 'xlsx',
    csv: 'csv',
    txt: 'txt',
  } as const),
);

/** Returns the kind that a file's name says, or undefined where it is none that is kept. */
export const typeOfName = (name: string): ResourceType | undefined =>
  ENDINGS.get(/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '');
