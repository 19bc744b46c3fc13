import type { Me } from '@yay/contract/identity/calls';
import { PAGES } from '@yay/contract/pages';
import { can, permissionsOf, ROLES, type Role } from '@yay/domain/access';
import { words } from '@yay/words/admin/en';
import { describe, expect, it, test } from 'vitest';
import { DEEDS, deedsFor } from './deeds.ts';

const person = (...roles: Role[]) =>
  ({ roles, permissions: [...permissionsOf(roles)] }) as unknown as Me;
const wordsOf = (role: Role) => deedsFor(person(role), '/admin').map(({ word }) => word);

describe('the deeds that the search offers', () => {
  it('are those that have words, each once and in a place of its own', () => {
    expect(DEEDS.map(({ word }) => word).toSorted()).toEqual(Object.keys(words.deeds).toSorted());
    const places = DEEDS.map(({ place }) => place);
    expect(new Set(places).size).toBe(places.length);
  });

  test.each(ROLES)('never lead %s to a page that refuses', (role) => {
    const held = permissionsOf([role]);
    for (const path of [
      '/admin',
      '/admin/users/7/settings',
      '/admin/schools/7',
      '/admin/vendors/7',
    ]) {
      for (const { href, word } of deedsFor(person(role), path)) {
        const named = (href.split(/[?#]/)[0] ?? '').replace(/\/7(?=\/|$)/, '/$').split('/');
        const page = Object.values(PAGES).find((one) => {
          const parts = one.path.split('/');
          const isSame = (part: string, at: number) =>
            part === named[at] || (part.startsWith('$') && named[at] === '$');
          return parts.length === named.length && parts.every(isSame);
        });
        expect(page, `${word} at ${href}`).toBeDefined();
        if (!page) continue;
        const isOpen = typeof page.permission === 'string' || can(held, page.permission);
        expect(isOpen, `${role}: ${word} at ${href}`).toBe(true);
      }
    }
  });

  it('are as many as the role may do', () => {
    expect(wordsOf('customer')).toEqual([]);
    expect(wordsOf('brand_ambassador')).toEqual(['scheduleMenu']);
    expect(wordsOf('superadmin')).toHaveLength(DEEDS.length);
    expect(wordsOf('customer_support')).toEqual(
      expect.arrayContaining(['closeSchool', 'issueCredit', 'addMeal', 'exportList']),
    );
    expect(wordsOf('customer_support')).not.toContain('refundPayment');
    expect(wordsOf('merchandising_jr')).toEqual(
      expect.arrayContaining(['newMenu', 'newItem', 'tagItems']),
    );
    expect(wordsOf('merchandising_jr')).not.toContain('issueCredit');
    expect(wordsOf('merchandising_jr')).toContain('uploadPicture');
    expect(wordsOf('merchandising_jr')).not.toContain('changeLateFee');
    expect(wordsOf('marketing')).toEqual(
      expect.arrayContaining(['answerRequest', 'changeLateFee', 'changeCutOffs', 'showSiteAlert']),
    );
    expect(wordsOf('ops_lead')).toEqual(
      expect.arrayContaining(['countShelf', 'reviewCount', 'printLabels', 'inviteTeacher']),
    );
    expect(wordsOf('ops_lead')).not.toContain('pairTablet');
  });

  test.each([
    ['issueCredit', '/admin', '/admin/users', false],
    ['issueCredit', '/admin/users/7/lunchers', '/admin/users/7/billing?action=credit', true],
    ['issueCredit', '/admin/users/new', '/admin/users', false],
    ['addMeal', '/admin/users/7/settings', '/admin/users/7/selections?action=add', true],
    ['closeSchool', '/admin', '/admin/blackouts/new', false],
    ['closeSchool', '/admin/schools/3', '/admin/schools/3/schedule/blackouts/new', true],
    ['closeSchool', '/admin/vendors/3', '/admin/blackouts/new', false],
    ['newItem', '/admin/vendors/3/settings', '/admin/vendors/3/menu-items/new', true],
    ['newMenu', '/admin/menus/9', '/admin/menus/new', false],
    ['answerRequest', '/admin', '/admin/requests?state=new', false],
    ['pairTablet', '/admin', '/admin/kiosks#kiosk-code', false],
    ['changeLateFee', '/admin', '/admin/settings#option-late_fee', false],
    ['printLabels', '/admin', '/admin/schools', false],
    ['printLabels', '/admin/schools/3', '/admin/schools/3/labels', true],
    ['countShelf', '/admin/schools/3', '/admin/schools/3/inventory', true],
    ['inviteTeacher', '/admin/schools/3/settings', '/schools/3/trips', true],
    ['inviteTeacher', '/schools/3/closures', '/schools/3/trips', true],
  ])('%s from %s leads to %s', (word, path, href, isHere) => {
    const deed = deedsFor(person('superadmin'), path).find((one) => one.word === word);
    expect(deed).toMatchObject({ href, isHere });
  });
});
