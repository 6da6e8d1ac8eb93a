import { Link, type LinkProps } from 'react-router'
import { ButtonContent, buttonClasses, type ButtonAppearance } from './button.tsx'

export function ButtonLink({
  look,
  size,
  block,
  icon,
  iconEnd,
  className,
  children,
  ...attributes
}: Omit<LinkProps, 'className'> & ButtonAppearance & { className?: string }) {
  return (
    <Link
      prefetch="intent"
      viewTransition
      {...attributes}
      className={buttonClasses({ look, size, block }, className)}
    >
      <ButtonContent icon={icon} iconEnd={iconEnd} size={size}>
        {children}
      </ButtonContent>
    </Link>
  )
}
