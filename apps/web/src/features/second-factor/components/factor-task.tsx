import type { Task, TaskProps } from '../model/change.ts';
import { AddApp } from './add-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { RemovePasskey, RenewCodes } from './password-task.tsx';
import { RemoveApp } from './remove-app.tsx';
import { RenamePasskey } from './rename-passkey.tsx';

/** The dialogs come together, when the first one is opened. */
export default function FactorTask({ task, ...rest }: TaskProps & { task: Task }) {
  switch (task.kind) {
    case 'addApp':
      return <AddApp {...rest} />;
    case 'removeApp':
      return <RemoveApp {...rest} />;
    case 'addPasskey':
      return <AddPasskey {...rest} />;
    case 'renamePasskey':
      return <RenamePasskey {...rest} passkey={task.passkey} />;
    case 'removePasskey':
      return <RemovePasskey {...rest} passkey={task.passkey} />;
    case 'renewCodes':
      return <RenewCodes {...rest} />;
  }
}
