export default function LunchersPage() { return null; }
