import { ReviewsDashboard } from '../../features/reviews/index.ts';

export default function ReviewsPage() {
  return <ReviewsDashboard />;
}
