export default function LunchCalendarPage() {
  return null;
}
