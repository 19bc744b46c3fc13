/** A field as CSV writes it. What a spreadsheet would take for a formula is text to it. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function codesCsv(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  // The mark at its start is how a spreadsheet knows UTF-8.
  return `\uFEFF${[heads, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}

export function downloadCsv(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
