import type { openBridge } from '@yay/contract/operations/calls';
import type { MenuDestination } from '@yay/contract/operations/values';
import { ArrowTopRightOnSquareIcon, CommandLineIcon } from '@yay/ui/icons';
import { useTranslations } from 'use-intl';
import { showAlert } from '../../lib/alerts/index.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { send } from '../../lib/http/index.ts';

/** Leads out of the application by a hand-off that is made at the press and is good for a minute. */
export function BridgeEntry({ destination }: { destination: MenuDestination }) {
  const t = useTranslations('frame.menu');
  const errorText = useErrorText();
  const name = t(destination);

  async function cross(tab: Window | null) {
    try {
      const { data } = await send<typeof openBridge>({
        method: 'POST',
        path: '/api/bridge',
        body: { destination },
      });
      if (tab) tab.opener = null;
      (tab ?? window).location.assign(data.url);
    } catch (error) {
      tab?.close();
      showAlert(errorText(error));
    }
  }
  return (
    <li className="bridge-entry">
      <button type="button" className="option" onClick={() => void cross(null)}>
        <CommandLineIcon />
        {name}
      </button>
      <button
        type="button"
        className="option"
        aria-label={t('inNewTab', { name })}
        // Opened at the press itself: a tab that opens later is taken for an advertisement.
        onClick={() => void cross(window.open('', '_blank'))}
      >
        <ArrowTopRightOnSquareIcon />
      </button>
    </li>
  );
}
