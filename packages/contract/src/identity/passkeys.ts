import { z } from 'zod';

/**
 * The questions to a browser's passkeys and their answers (WebAuthn), as JSON. Bytes are base64url.
 */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/);

const known = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()).optional(),
});
const verification = z.enum(['required', 'preferred', 'discouraged']);

export const passkeyQuestion = z.object({
  challenge: z.string(),
  timeout: z.number().optional(),
  rpId: z.string().optional(),
  allowCredentials: z.array(known).optional(),
  userVerification: verification.optional(),
});
export type PasskeyQuestion = z.infer<typeof passkeyQuestion>;

export const newPasskeyQuestion = z.object({
  rp: z.object({ name: z.string(), id: z.string().optional() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number().optional(),
  excludeCredentials: z.array(known).optional(),
  authenticatorSelection: z
    .object({
      residentKey: verification.optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: verification.optional(),
    })
    .optional(),
  attestation: z.literal('none').optional(),
});
export type NewPasskeyQuestion = z.infer<typeof newPasskeyQuestion>;

const credential = {
  id: bytes(2_000),
  rawId: bytes(2_000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}),
};

export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    authenticatorData: bytes(8_000),
    signature: bytes(8_000),
    userHandle: bytes(200).optional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8_000),
    attestationObject: bytes(40_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type NewPasskeyAnswer = z.infer<typeof newPasskeyAnswer>;

export const SECOND_FACTORS = ['totp', 'passkey', 'recovery_code'] as const;
export type SecondFactor = (typeof SECOND_FACTORS)[number];

/** The password was right, and something more is asked for. */
export const secondStep = z.object({
  challenge_token: z.string(),
  methods: z.array(z.enum(SECOND_FACTORS)),
  /** The question for passkeys to sign, where `methods` has them. */
  passkey: passkeyQuestion.nullable(),
});
export type SecondStep = z.infer<typeof secondStep>;
