import { useLocation } from '@tanstack/react-router';
import { SiteAlert } from '../features/site-options-alert/index.ts';
import { InPlace } from '../lib/places.tsx';

export default function PlacedSiteAlert() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <InPlace name="site-alert">
      <SiteAlert path={path} />
    </InPlace>
  );
}
