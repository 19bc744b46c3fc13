import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { NewPasskeyAnswer, PasskeyAnswer } from '@yay/contract/identity/passkeys';

/** A passkey in software, with every part that an attacker would change. */
export interface SoftPasskey {
  readonly id: string;
  /** The signature counter; a test sets it back to imitate a cloned passkey. */
  counter: number;
  create(question: { challenge: string }, twist?: Twist): NewPasskeyAnswer;
  sign(question: { challenge: string }, twist?: Twist): PasskeyAnswer;
}

export interface Twist {
  readonly origin?: string;
  readonly site?: string;
  readonly verified?: boolean;
  readonly userHandle?: string;
  readonly credentialId?: string;
}

const ORIGIN = 'http://localhost';
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

export function softPasskey(): SoftPasskey {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(24);
  const passkey: SoftPasskey = {
    id: id.toString('base64url'),
    counter: 0,
    create({ challenge }, twist = {}) {
      const named = twist.credentialId ? Buffer.from(twist.credentialId, 'base64url') : id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(named.length);
      const attested = [Buffer.alloc(16), length, named, coseOf(publicKey)];
      const authData = Buffer.concat([...dataOf(passkey.counter, ATTESTED, twist), ...attested]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...credential(named.toString('base64url')),
        response: {
          clientDataJSON: clientData('webauthn.create', challenge, twist),
          attestationObject: encoded(attestation).toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    sign({ challenge }, twist = {}) {
      passkey.counter += 1;
      const authData = Buffer.concat(dataOf(passkey.counter, 0, twist));
      const client = clientData('webauthn.get', challenge, twist);
      const hash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest();
      return {
        ...credential(twist.credentialId ?? passkey.id),
        response: {
          clientDataJSON: client,
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', Buffer.concat([authData, hash]), privateKey).toString(
            'base64url',
          ),
          ...(twist.userHandle !== undefined && { userHandle: twist.userHandle }),
        },
      };
    },
  };
  return passkey;
}

const credential = (id: string) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
});

const clientData = (type: string, challenge: string, { origin = ORIGIN }: Twist): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString(
    'base64url',
  );

function dataOf(counter: number, more: number, { site = 'localhost', verified = true }: Twist) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = PRESENT | (verified ? VERIFIED : 0) | more;
  return [createHash('sha256').update(site).digest(), Buffer.of(flags), count];
}

function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return encoded(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
}

const encoded = (value: unknown): Buffer =>
  Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
