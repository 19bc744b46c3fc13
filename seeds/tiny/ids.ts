/** Everything in the tiny world, by name. Ids are the same in every laying. */
export const TINY = {
  password: 'lunch-test-1',
  markets: { eastern: 100, central: 101 },
  schools: { eastern: 1, central: 2 },
  grades: { easternFirst: 1, easternFourth: 2, centralFirst: 3, centralFourth: 4 },
  vendors: { north: 1, south: 2 },
  items: {
    /** Needs one slice size. */
    pizza: 1,
    /** Up to two sauces, one of them with peanuts. */
    bowl: 2,
    peanutNoodles: 3,
    /** Nobody has checked it for peanuts. */
    mysteryStew: 4,
    /** One a day. */
    lastSushi: 5,
    /** On no menu. */
    offMenuSalad: 6,
    /** Extras. */
    apple: 7,
    peanutBar: 8,
  },
  optionGroups: { slice: 1, sauce: 2 },
  options: { oneSlice: 1, twoSlices: 2, teriyaki: 3, mildChili: 4, peanutSauce: 5 },
  menus: { eastern: 1, central: 2 },
  discounts: { lunch5: 1, expired: 2 },
  users: {
    parentA: { id: 1, email: 'parent-a@test.test' },
    parentB: { id: 2, email: 'parent-b@test.test' },
    support: { id: 3, email: 'support@test.test' },
    /** Of the vendor `north`. */
    vendor: { id: 4, email: 'vendor@test.test' },
    admin: { id: 5, email: 'admin@test.test' },
  },
  lunchers: {
    /** Of parent A, in the eastern school, strictly no peanuts. */
    anna: 1,
    /** Of parent A, in the central school, eats everything. */
    ben: 2,
    /** Of parent B, in the eastern school, eats everything. */
    cleo: 3,
  },
} as const;
export type Tiny = typeof TINY;
