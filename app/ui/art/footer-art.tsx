import { artUrl } from './art-url.ts'
import { lineFrames } from './drawings/frames.ts'

export function FooterArt() {
  const address = artUrl('footer')
  return (
    <svg className="footer-art" {...lineFrames.footer} aria-hidden="true" focusable="false">
      <use href={`${address}#lines`} className="ln" />
      <use href={`${address}#you`} className="ln ln-hi" />
    </svg>
  )
}
