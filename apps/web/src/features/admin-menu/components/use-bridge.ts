import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { DashboardDestination } from '@yay/contract/operations/values';
import { showAlert } from '../../../lib/alerts/index.ts';
import { useErrorText } from '../../../lib/error-text.ts';
import { dashboardsQuery, handOff } from '../api/dashboards-query.ts';

/** Goes over the bridge to a dashboard outside; false where the page is the product's own. */
export function useCrossing(): (destination: DashboardDestination) => Promise<boolean> {
  const errorText = useErrorText();
  const queries = useQueryClient();
  return async (destination) => {
    try {
      const outside = await queries.ensureQueryData(dashboardsQuery);
      if (!outside.includes(destination)) return false;
      window.location.assign(await handOff(destination));
    } catch (error) {
      showAlert(errorText(error));
    }
    return true;
  };
}

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
