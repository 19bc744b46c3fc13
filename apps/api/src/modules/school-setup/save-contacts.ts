import type { SchoolSetup } from '@yay/contract/school-setup/calls';
import { CHILDREN_MAILS, type CONTACT_MAILS } from '@yay/contract/school-setup/values';
import { schoolScopeOf } from '@yay/domain/access';
import type { Db } from '../../platform/db/index.ts';
import { type Actor, type FieldErrors, type Refusal, refuse } from '../../platform/http/index.ts';
import { record } from '../activity/index.ts';
import { mayMailChildren, presentSetup, versionOfContacts } from './get-school-setup.ts';
import {
  type ContactRow,
  contactsOf,
  dropContacts,
  keepContacts,
  lockSchool,
} from './school-setup.repo.ts';

interface Contact {
  readonly id: number | null;
  readonly name: string;
  readonly title: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly mails: readonly (typeof CONTACT_MAILS)[number][];
}

/**
 * Makes the contacts of a school those that are listed. Who gets mail has an address, and who gets
 * the names of children is chosen by whoever may see them.
 */
export const saveContacts = (
  db: Db,
  actor: Actor,
  schoolId: number,
  given: { readonly version: string; readonly list: readonly Contact[] },
): Promise<{ data: SchoolSetup } | Refusal> =>
  db.tx(async (tx) => {
    const school = await lockSchool(tx, schoolScopeOf(actor), schoolId);
    if (school === undefined) return refuse(404, 'not_found');
    const contacts = await contactsOf(tx, school.id);
    if (versionOfContacts(contacts) !== given.version) return refuse(409, 'version_conflict');
    const errors = {
      ...((await mayMailChildren(tx, actor, school.id)) ? {} : namingLines(given.list, contacts)),
      ...wrongLines(given.list, new Set(contacts.map(({ id }) => id))),
    };
    if (Object.keys(errors).length > 0) return refuse(422, 'invalid', errors);
    const gone = contacts.filter(({ id }) => !given.list.some((line) => line.id === id));
    await dropContacts(
      tx,
      gone.map(({ id }) => id),
    );
    await keepContacts(
      tx,
      school.id,
      given.list.map(({ mails, ...contact }) => ({
        ...contact,
        gets_labels: mails.includes('labels'),
        gets_lists: mails.includes('lists'),
        gets_changes: mails.includes('changes'),
        gets_closures: mails.includes('closures'),
      })),
    );
    await record(tx, actor, {
      action: 'school_setup.contacts_changed',
      subject: { type: 'destination', id: school.id, label: school.name },
      ...onRecord(contacts, await contactsOf(tx, school.id)),
    });
    return presentSetup(tx, actor, school.id);
  });

function wrongLines(list: readonly Contact[], known: ReadonlySet<number>): FieldErrors {
  const errors: Record<string, FieldErrors[string]> = {};
  const ids = new Set<number>();
  for (const [at, { id, email, mails }] of list.entries()) {
    if (email === null && mails.length > 0) errors[`list.${at}.email`] = ['needs_email'];
    if (id === null) continue;
    if (!known.has(id) || ids.has(id)) errors[`list.${at}.id`] = ['changed_meanwhile'];
    ids.add(id);
  }
  return errors;
}

/** Lines that would send the names of children to somebody, or somewhere, that they don't go now. */
function namingLines(list: readonly Contact[], contacts: readonly ContactRow[]): FieldErrors {
  const errors: Record<string, FieldErrors[string]> = {};
  for (const [at, { id, email, mails }] of list.entries()) {
    const before = contacts.find((contact) => contact.id === id);
    const naming = CHILDREN_MAILS.filter((mail) => mails.includes(mail));
    if (naming.some((mail) => !before?.[`gets_${mail}`])) {
      errors[`list.${at}.mails`] = ['names_children'];
    } else if (naming.length > 0 && before?.email !== email) {
      errors[`list.${at}.email`] = ['names_children'];
    }
  }
  return errors;
}

/**
 * Contacts by number, and who of them gets what names children: names and addresses of people stay
 * out of the record, which outlives them.
 */
function onRecord(before: readonly ContactRow[], after: readonly ContactRow[]) {
  const numbers = (contacts: readonly ContactRow[]) =>
    contacts.map(({ id }) => `#${id}`).join(', ');
  const flat = (contacts: readonly ContactRow[]) => ({
    contacts: contacts.length,
    labels_to: numbers(contacts.filter((contact) => contact.gets_labels)),
    lists_to: numbers(contacts.filter((contact) => contact.gets_lists)),
    changes_to: numbers(contacts.filter((contact) => contact.gets_changes)),
  });
  const moved = after.filter(({ id, email }) =>
    before.some((contact) => contact.id === id && contact.email !== email),
  );
  return {
    before: flat(before),
    after: { ...flat(after), ...(moved.length > 0 && { new_address_of: numbers(moved) }) },
  };
}
