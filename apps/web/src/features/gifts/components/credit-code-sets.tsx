export function CreditCodeSets() {
  return null;
}
