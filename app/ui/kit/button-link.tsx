import { Link } from 'react-router'
import type { LinkProps } from 'react-router'
import { ButtonContent } from './button-content.tsx'
import { buttonClasses } from './button-look.ts'
import type { ButtonAppearance } from './button-look.ts'

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
