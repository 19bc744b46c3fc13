import type { Resource } from '@yay/contract/resources/calls';
import {
  LARGEST_RESOURCE_BYTES,
  MOST_RESOURCES,
  RESOURCE_PIECE_BYTES,
  typeOfName,
} from '@yay/contract/resources/values';
import { schoolScopeOf } from '@yay/domain/access';
import type { PlainDate } from '@yay/domain/calendar';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type FieldErrors, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { presentList } from './resources.present.ts';
import {
  countResources,
  dropAbandoned,
  findSchool,
  insertResource,
  lockSchool,
} from './resources.repo.ts';

export interface ResourceWords {
  readonly title: string;
  readonly note: string;
  readonly title_es: string | null;
  readonly note_es: string | null;
  readonly audience: 'staff' | 'families';
  readonly shown_from: PlainDate | null;
  readonly shown_until: PlainDate | null;
}

interface ResourceToAdd extends ResourceWords {
  readonly destination_id: number;
  readonly url: string | null;
  readonly file: { readonly name: string; readonly bytes: number } | null;
}

export interface Begun {
  data: Resource[];
  upload: { id: number; pieces: number } | null;
}

/** Adds a link, or takes a place for a file whose pieces follow. */
export const addResource = (db: Db, actor: Actor, given: ResourceToAdd): Promise<Begun | Refusal> =>
  db.tx(async (tx) => {
    const school = await findSchool(tx, schoolScopeOf(actor), given.destination_id);
    if (school === undefined) return refuse(404, 'not_found');
    const errors = { ...wrongDays(given), ...wrongContent(given) };
    if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
    await lockSchool(tx, school.id);
    await dropAbandoned(tx, school.id);
    if ((await countResources(tx, school.id)) >= MOST_RESOURCES) {
      return refuse(409, 'too_many_resources');
    }
    const type = typeOfName(given.file?.name ?? '');
    const file = given.file && type ? { ...given.file, type } : null;
    const id = await insertResource(tx, school.id, actor.userId, { ...given, file });
    if (file === null) {
      await record(tx, actor, {
        action: 'resource.added',
        subject: { type: 'destination', id: school.id, label: school.name },
        after: { title: given.title },
      });
    }
    const list = await presentList(tx, actor, school);
    const upload = file && { id, pieces: Math.ceil(file.bytes / RESOURCE_PIECE_BYTES) };
    return { ...list, upload };
  });

export function wrongDays({ shown_from, shown_until }: ResourceWords): FieldErrors {
  const isWrong = shown_from !== null && shown_until !== null && shown_until < shown_from;
  return isWrong ? { shown_until: ['ends_before_start'] } : {};
}

/** One of the two, and a file of a kind and size that is kept. */
function wrongContent({ url, file }: ResourceToAdd): FieldErrors {
  if (url !== null && file !== null) return { url: ['invalid'] };
  if (url !== null) return {};
  if (file === null) return { file: ['required'] };
  if (typeOfName(file.name) === undefined) return { file: ['resource_type'] };
  return file.bytes > LARGEST_RESOURCE_BYTES ? { file: ['resource_too_large'] } : {};
}
