const WEEKDAY = /^(mon|tues|wednes|thurs|fri)day[\s,]+(?=\p{L})/iu;

/**
 * Returns what a menu's name says beside its school, its grade group and its weekday, which stand
 * around it; the whole name where it says nothing else.
 */
export function shortMenuName(
  name: string,
  around: { readonly school?: string | undefined; readonly group?: string | undefined },
  weekdayStands = false,
): string {
  const known = [around.school, around.group, around.group && `${around.group} school`].flatMap(
    (text) => (text ? [text.toLowerCase()] : []),
  );
  const parts = name.split(/,\s+|\s+[-–·]\s+/).map((part) => part.trim());
  const rest = parts
    .filter((part) => part !== '' && !known.includes(part.toLowerCase()))
    .join(', ');
  if (rest === '') return name;
  return weekdayStands ? rest.replace(WEEKDAY, '') : rest;
}
