import { queryOptions } from '@tanstack/react-query';
import type {
  addResource,
  listResources,
  moveResource,
  Resource,
  removeResource,
  sendResourcePiece,
  updateResource,
} from '@yay/contract/resources/calls';
import { RESOURCE_PIECE_BYTES } from '@yay/contract/resources/values';
import { type BodyOf, send } from '../../../lib/http/index.ts';
import { recordOptions } from '../../../lib/record-options.ts';

const ROOT = '/api/v2/resources';

export const resourcesQuery = (schoolId: number) =>
  queryOptions({
    queryKey: ['resources', schoolId],
    queryFn: async ({ signal }): Promise<Resource[]> =>
      (
        await send<typeof listResources>({
          method: 'GET',
          path: ROOT,
          query: { destination_id: String(schoolId) },
          signal,
        })
      ).data,
    ...recordOptions,
  });

export const fileHref = (id: number) => `${ROOT}/${id}/file`;

export const moveOne = async (id: number, to: 'up' | 'down'): Promise<Resource[]> => {
  const path = `${ROOT}/${id}/place` as const;
  return (await send<typeof moveResource>({ method: 'PUT', path, body: { to } })).data;
};

export const removeOne = async (id: number): Promise<Resource[]> => {
  const path = `${ROOT}/${id}` as const;
  return (await send<typeof removeResource>({ method: 'DELETE', path })).data;
};

export const updateOne = async (
  id: number,
  body: BodyOf<typeof updateResource>,
): Promise<Resource[]> => {
  const path = `${ROOT}/${id}` as const;
  return (await send<typeof updateResource>({ method: 'PUT', path, body })).data;
};

/** Adds a link or a file, which goes piece by piece: a large one is never in memory whole. */
export async function addOne(
  body: BodyOf<typeof addResource>,
  file: File | undefined,
  onProgress: (percent: number) => void,
): Promise<Resource[]> {
  const begun = await send<typeof addResource>({ method: 'POST', path: ROOT, body });
  let { data } = begun;
  const { upload } = begun;
  if (upload === null || file === undefined) return data;
  for (let n = 0; n < upload.pieces; n += 1) {
    onProgress(Math.round((n / upload.pieces) * 100));
    const from = n * RESOURCE_PIECE_BYTES;
    const content = await base64Of(file.slice(from, from + RESOURCE_PIECE_BYTES));
    const path = `${ROOT}/${upload.id}/pieces` as const;
    data = (await send<typeof sendResourcePiece>({ method: 'PUT', path, body: { n, content } }))
      .data;
  }
  return data;
}

const base64Of = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^.*?,/, ''));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
    reader.readAsDataURL(blob);
  });
