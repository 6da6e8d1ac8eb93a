import type { ReactNode } from 'react'
import { artUrl } from './art-url.ts'
import { classNames } from './class-names.ts'
import { frameOf, type LineArtName } from './drawings/frames.ts'

type LineArtProps = { name: LineArtName; className?: string; slice?: boolean; children?: ReactNode }

export function LineArt({ name, className, slice, children }: LineArtProps) {
  const { viewBox, preserveAspectRatio } = frameOf(name)
  const address = artUrl(name)
  return (
    <svg
      className={classNames('art', className)}
      viewBox={viewBox}
      preserveAspectRatio={fitting(preserveAspectRatio, slice)}
      aria-hidden="true"
    >
      <use href={`${address}#lines`} className="ln" />
      <use href={`${address}#you`} className="ln ln-hi" />
      {children}
    </svg>
  )
}

function fitting(preserveAspectRatio: string, slice?: boolean): string {
  if (slice === undefined || preserveAspectRatio === 'none') return preserveAspectRatio
  const [alignment] = preserveAspectRatio.split(' ')
  return `${alignment} ${slice ? 'slice' : 'meet'}`
}
