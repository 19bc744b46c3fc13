import { z } from 'zod';

/** A code was mailed, and the page that holds the token asks for it. */
export const addressStep = z.object({
  challenge_token: z.string(),
  methods: z.array(z.literal('email_code')),
  /** The code either opens an account or ends the sign-in of an older one. */
  purpose: z.enum(['registration', 'sign_in']),
  address: z.string(),
});
export type AddressStep = z.infer<typeof addressStep>;

/** A link that was opened in another browser than the one of the registration takes the password. */
export const linkStep = z.object({
  methods: z.array(z.literal('password')),
  address: z.string(),
});
export type LinkStep = z.infer<typeof linkStep>;
