import { type ComponentChild, type FunctionComponent, isValidElement } from 'preact';

/** What a tree of components without state draws, as text. */
export function markup(node: ComponentChild | readonly ComponentChild[]): string {
  if (Array.isArray(node)) return node.map(markup).join('');
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (!isValidElement(node)) return String(node);
  const { type, props } = node;
  const { children, ...attributes } = props as Record<string, unknown> & { children?: ComponentChild };
  if (typeof type === 'function') return markup((type as FunctionComponent)(props) as ComponentChild);
  const told = Object.entries(attributes).map(([name, value]) => ` ${name}="${JSON.stringify(value)}"`);
  return `<${type}${told.join('')}>${markup(children)}</${type}>`;
}
