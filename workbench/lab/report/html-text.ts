const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => ESCAPES[character]!);

/** Plain text in which a piece between backquotes is code. */
export const withCode = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');
