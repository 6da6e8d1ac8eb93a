import { Fragment } from 'react'
import { Link } from 'react-router'
import { Icon } from '../icon.tsx'
import { Ordinals } from '../ordinals.tsx'

export function Breadcrumb({ steps }: { steps: { label: string; to?: string }[] }) {
  return (
    <nav className="breadcrumb" aria-label="Fil d’Ariane">
      <ol className="chips row muted smaller">
        {steps.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && (
              <li aria-hidden="true">
                <Icon name="chevron-right" size={14} />
              </li>
            )}
            <li>
              {to ? (
                <Link className="tap tap-dense underlined-on-hover" prefetch="intent" viewTransition to={to}>
                  {label}
                </Link>
              ) : (
                <span aria-current="page">
                  <Ordinals>{label}</Ordinals>
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
