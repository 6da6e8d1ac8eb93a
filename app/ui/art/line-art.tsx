import { artUrl } from './art-url.ts'
import { classNames } from './class-names.ts'
import { lineFrames, type LineArtName } from './drawings/frames.ts'

interface LineArtProps {
  name: LineArtName
  className?: string
  slice?: boolean
  bounds?: boolean
}

export function LineArt({ name, className, slice, bounds = false }: LineArtProps) {
  const { viewBox, preserveAspectRatio } = lineFrames[name]
  const address = artUrl(name)
  return (
    <svg
      className={classNames('art', className)}
      viewBox={viewBox}
      preserveAspectRatio={fitting(preserveAspectRatio, slice)}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${address}#lines`} className="ln" />
      {bounds ? <use href={`${address}#bounds`} className="ln ln-bound" /> : null}
      <use href={`${address}#you`} className="ln ln-hi" />
    </svg>
  )
}

function fitting(preserveAspectRatio: string, slice?: boolean): string {
  if (slice === undefined || preserveAspectRatio === 'none') return preserveAspectRatio
  const [alignment] = preserveAspectRatio.split(' ')
  return `${alignment} ${slice ? 'slice' : 'meet'}`
}

export function FooterArt() {
  const address = artUrl('footer')
  return (
    <svg className="footer-art" {...lineFrames.footer} aria-hidden="true" focusable="false">
      <use href={`${address}#lines`} className="ln" />
      <use href={`${address}#you`} className="ln ln-hi" />
    </svg>
  )
}
