import type { Role } from '@yay/domain/access';
import { expect, test } from 'vitest';
import { offersHomeScreen } from './home-screen.ts';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const IPAD =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';
const browser = { userAgent: IPHONE, standalone: false, dismissed: false };

test.each<[string, Role[], Partial<typeof browser>, boolean]>([
  ['a parent on an iPhone', ['customer'], {}, true],
  ['a visitor on an iPhone', [], {}, true],
  ['a parent on Android', ['customer'], { userAgent: ANDROID }, false],
  ['a parent on an iPad', ['customer'], { userAgent: IPAD }, false],
  ['who has it on her home screen', ['customer'], { standalone: true }, false],
  ['who said no', ['customer'], { dismissed: true }, false],
  ['a brand ambassador', ['brand_ambassador'], {}, false],
  ['a vendor specialist', ['vendor_specialist'], {}, false],
  ['a parent who is also a vendor specialist', ['customer', 'vendor_specialist'], {}, false],
])('%s is offered the home screen, or not', (_who, roles, device, expected) => {
  expect(offersHomeScreen(roles, { ...browser, ...device })).toBe(expected);
});
