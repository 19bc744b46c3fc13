import type { SecondFactorState } from '@yay/contract/identity/second-factor';

/** The effect of a dialog: the state afterwards, and codes that are shown this once. */
export type Change = {
  said: 'totp' | 'totpRemoved' | 'passkey' | 'passkeyRenamed' | 'passkeyRemoved' | 'renewed';
  state: SecondFactorState;
  codes: readonly string[] | null;
};

export type Passkey = SecondFactorState['passkeys'][number];

/** The dialog that is open. */
export type Task =
  | { kind: 'addApp' | 'removeApp' | 'addPasskey' | 'renewCodes' }
  | { kind: 'renamePasskey' | 'removePasskey'; passkey: Passkey };

export type TaskProps = {
  onDone: (change: Change) => void;
  onClose: () => void;
};
