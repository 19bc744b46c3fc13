import { useQuery } from '@tanstack/react-query';
import type { DashboardDestination } from '@yay/contract/operations/values';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { dashboardsQuery, handOff } from '../api/dashboards-query.ts';

type Press = { preventDefault: () => void };

/** Over the bridge to the dashboard outside; null where the page is the product's own. */
export function useBridge(
  destination: DashboardDestination | undefined,
): ((press: Press) => void) | null {
  const errorText = useErrorText();
  const { data: outside } = useQuery({ ...dashboardsQuery, enabled: destination !== undefined });
  if (destination === undefined || !outside?.includes(destination)) return null;
  return (press) => {
    press.preventDefault();
    handOff(destination).then(
      (url) => window.location.assign(url),
      (error: unknown) => showAlert(errorText(error)),
    );
  };
}
