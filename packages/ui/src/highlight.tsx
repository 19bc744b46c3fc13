/** Marks every part of a text that starts one of the words of a query. */
export function Highlight({ text, query }: { text: string; query: string }) {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return text;
  const pattern = words
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  // A capture group makes split keep the matches, at the odd places.
  const parts = text.split(new RegExp(`(${pattern})`, 'giu'));
  let at = 0;
  return parts.map((part, place) => {
    const key = at;
    at += part.length;
    return place % 2 === 1 ? <mark key={`m${key}`}>{part}</mark> : part;
  });
}
