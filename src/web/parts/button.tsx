import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps {
  readonly onClick: () => void;
  readonly icon?: IconName;
  readonly children?: ComponentChildren;
  /** What an icon alone means. */
  readonly label?: string;
  readonly kind?: 'plain' | 'main' | 'quiet';
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  /** A name for tests and styles. */
  readonly name?: string;
}

export function Button({
  onClick,
  icon,
  children,
  label,
  kind = 'plain',
  disabled,
  pressed,
  name,
}: ButtonProps) {
  return (
    <button
      type="button"
      class={`button ${kind}${children === undefined ? ' bare' : ''}`}
      onClick={onClick}
      disabled={disabled ?? false}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      data-name={name}
    >
      {icon && <Icon name={icon} />}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
